import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import type { Trace, TraceEntry } from '#application/ports/trace.ts';

/** 2026-11-27T08:00:00.000Z. */
export const PAGE_START = Date.UTC(2026, 10, 27, 8);

/** A call that was answered in 12 ms, but for what is given. */
export const anEntry = (more: Partial<TraceEntry> = {}): TraceEntry => ({
  id: 1,
  kind: 'call',
  startedAt: 250,
  ms: 12,
  status: 'done',
  call: 'catalog.fetchTrending',
  subject: '/trending/all/week',
  ...more,
});

/** A trace with these entries. */
export const aTrace = (...entries: readonly TraceEntry[]) => {
  const traced$ = new BehaviorSubject({ entries, dropped: 0 });
  return {
    pageStart: PAGE_START,
    traced$,
    clear: vi.fn<Trace['clear']>(() => traced$.next({ entries: [], dropped: 0 })),
    copy: vi.fn<Trace['copy']>(() => Promise.resolve()),
    download: vi.fn<Trace['download']>(),
  } satisfies Trace;
};
