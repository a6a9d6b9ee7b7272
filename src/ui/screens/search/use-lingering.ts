import { useEffect, useState } from 'react';
import type { PagedState } from '#application/queries/paged-query.ts';
import type { SearchResult } from '#domain/search-params.ts';
import { useApp } from '../../hooks/app-context.ts';

export interface ShownAnswer {
  readonly text: string;
  readonly state: PagedState<SearchResult>;
}

/** Most answers to a keystroke come sooner than this, so that the page does not flicker while the visitor types. */
const PATIENCE_MS = 300;

const isPending = ({ status, items }: PagedState<SearchResult>): boolean => status === 'loading' && items.length === 0;

/**
 * The answer to show. While the first page of a new answer is loading, the former answer stays for a moment, whole and
 * with its own text.
 */
export const useLingering = (answer: ShownAnswer): ShownAnswer => {
  const { clock } = useApp();
  const { state } = answer;
  const [kept, setKept] = useState<ShownAnswer>();
  const [overdue, setOverdue] = useState<ShownAnswer['state']>();
  const pending = isPending(state);
  if (state.status === 'ready' && kept?.state !== state) setKept(answer);

  useEffect(() => {
    if (!pending) return undefined;
    const wait = clock.scheduler.schedule(() => setOverdue(state), PATIENCE_MS);
    return () => wait.unsubscribe();
  }, [pending, state, clock]);

  return pending && kept && overdue !== state ? kept : answer;
};
