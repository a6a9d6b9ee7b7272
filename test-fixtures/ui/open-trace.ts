import { page, userEvent } from 'vitest/browser';
import type { TraceEntry } from '#application/ports/trace.ts';
import { anEntry, aTrace } from '../trace/a-trace.ts';
import { renderBench } from './render-bench.tsx';

export const CALL = anEntry();
const { ms: _, ...BEGUN } = anEntry({ id: 2, startedAt: 1_250, subject: '/movie/1003' });
/** It is held still. */
export const PENDING: TraceEntry = { ...BEGUN, status: 'pending', settings: [{ name: 'scenario', did: 'held' }] };
export const LATE = anEntry({
  id: 3,
  ms: 3_012.4,
  subject: '/tv/popular',
  status: 'failed',
  failure: 'HTTP 503',
  attempt: { number: 2, of: 4 },
  settings: [
    { name: 'scenario', did: 'delayed', ms: 3_000 },
    { name: 'fault', did: 'answered' },
  ],
});
const WRITE = anEntry({
  id: 4,
  kind: 'store',
  call: 'store.set',
  subject: 'matinee_user_data_visitor-1 18 characters',
});
const LOGGED = anEntry({ id: 5, kind: 'log', call: 'changeLog.append', subject: '12 title-saved' });
const SENT = anEntry({ id: 6, kind: 'tabs', call: 'tabs.sent', subject: 'grown on matinee-log', ms: 0 });
export const ALL = [CALL, PENDING, LATE, WRITE, LOGGED, SENT];

export const dialog = page.getByRole('dialog', { name: 'QA bench' });
export const button = (name: string) => dialog.getByRole('button', { name, exact: true });
export const list = dialog.getByRole('list', { name: 'Entries of the trace' });
export const rows = () => list.getByRole('listitem');
export const news = dialog.getByRole('status');

/** Opens the trace with these entries, of a page in the scenario slow. */
export const openTrace = async (...entries: readonly TraceEntry[]) => {
  const trace = aTrace(...entries);
  await renderBench({ scenario: 'slow' }, { trace });
  await userEvent.click(page.getByRole('contentinfo').getByRole('button'));
  await userEvent.click(button('Trace'));
  return trace;
};
