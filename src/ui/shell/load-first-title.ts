import type { App } from '#application/app.ts';
import { titleAt } from '../hooks/find-title-id.ts';
import { browserHistory } from '../hooks/history/browser-history.ts';
import { historyKeyOf } from '../hooks/history/use-history-key.ts';

/** The time until the title's screen is there and keeps the query active itself. */
const HANDOVER_MS = 3_000;

/**
 * If the page was opened on a title, loads the details, so that the first drawing of the screen can contain them.
 * Resolves when they are there or have failed, and at once on other screens. Never rejects.
 */
export const loadFirstTitle = async ({ startup, queries }: App): Promise<void> => {
  const { location } = browserHistory().step;
  const title = titleAt(location.pathname);
  if (!title || (await startup.outcome).status !== 'ready') return;
  const { details } = queries.title(historyKeyOf(location), title).parts;
  const stop = details.activate();
  await details.settled;
  setTimeout(stop, HANDOVER_MS);
};
