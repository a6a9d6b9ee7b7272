import { firstValueFrom, map } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { ChangeLog, LogTail } from '../ports/library/change-log.ts';
import type { LibraryLog } from './library-log.ts';
import type { LibrarySession } from './library-session.ts';
import { changesOf } from './lineage/choose-base.ts';

export interface AnnounceLibraryDeps {
  readonly session: LibrarySession;
  readonly libraryLog: Pick<LibraryLog, 'settled' | 'position'>;
  readonly changeLog: Pick<ChangeLog, 'read'>;
}

/**
 * Puts the session's library into the log, in the place of the one that was superseded: tabs that were left open follow. What
 * they appended meanwhile is done once more, for it is ahead of this in the log's order. Never rejects.
 * @param tail what the session has of the log
 */
export const announceLibrary = async (
  identifier: Identifier,
  tail: LogTail | undefined,
  { session, libraryLog, changeLog }: AnnounceLibraryDeps,
): Promise<void> => {
  const { positions } = libraryLog.position;
  const announced = firstValueFrom(session.changes$.pipe(map(({ id }) => id)));
  session.dispatch({ kind: 'library-replaced', library: { ...session.library } });
  const id = await announced;
  await libraryLog.settled();
  const since = tail && (await changeLog.read(identifier, positions).catch(() => undefined));
  const changes = since ? changesOf(since.entries) : [];
  const actions = changes
    .slice(
      0,
      Math.max(
        0,
        changes.findIndex((change) => change.id === id),
      ),
    )
    .map(({ action }) => action);
  if (actions.length > 0) session.dispatch({ kind: 'batch', actions });
};
