import type { App } from '#application/app.ts';
import { browserHistory } from '../hooks/browser-history.ts';
import { titleAt } from '../hooks/find-title-id.ts';
import { historyKeyOf } from '../hooks/use-history-key.ts';

/** Until the screen that shows it is there and keeps it active itself. */
const HANDOVER_MS = 3_000;

/**
 * Where the page was opened on a title, loads the title's details, so that the screen can be drawn with them from the start.
 * Resolves when they are there or have failed; on other screens at once. Never rejects.
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
