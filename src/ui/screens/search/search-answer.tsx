import { useEffect, useId, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PagedState } from '#application/queries/paged-query.ts';
import { searchQuery } from '#application/queries/search-query.ts';
import type { SearchParams, SearchResult } from '#domain/addresses/search-params.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { typedAtIn } from '../../hooks/address/search-path.ts';
import { useReplaceParams } from '../../hooks/address/use-replace-params.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useHistoryKey } from '../../hooks/history/use-history-key.ts';
import { useQuery } from '../../hooks/use-query.ts';
import { OpenByAddress } from './open-by-address.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { SearchResults } from './search-results.tsx';
import { writeTab } from './search-tabs.ts';
import styles from './search-summary.module.css';

interface ShownAnswer {
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
const useLingering = (answer: ShownAnswer): ShownAnswer => {
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

/**
 * The number of results, which is announced (product.md, Search: heading). The line reserves its room while nothing is
 * known.
 */
function SearchSummary({ text, state }: ShownAnswer) {
  const isEmpty = state.items.length === 0;
  const isKnown = !isEmpty || state.status === 'ready';
  return (
    <span role="status" className={styles.summary}>
      {isKnown && (
        <>
          <span>{isEmpty ? 'No results found for "' : `Found ${formatCount(state.totalResults)} results for "`}</span>
          <bdi className={styles.text}>{text}</bdi>
          <span>"</span>
        </>
      )}
    </span>
  );
}

/** The results for a text on a tab. */
export function SearchAnswer({ text, tab }: SearchParams) {
  const { queries } = useApp();
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const id = useId();
  const typedAt = typedAtIn(useLocation().state);
  const query = searchQuery(queries, useHistoryKey(), { text, tab, typedAt });
  const state = useQuery(query);
  const shown = useLingering({ text, state });

  return (
    <>
      <PageHead title="Search Results" value={<SearchSummary {...shown} />} />
      <OpenByAddress text={text} />
      <ResultTabs id={id} tab={tab} onChange={(chosen) => replaceParams(writeTab(params, chosen))} />
      <SearchResults id={id} tab={tab} state={shown.state} isEarlier={shown.state !== state} query={query} />
    </>
  );
}
