import { firstValueFrom, map } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { ChangeLog, LogTail } from '../ports/library/change-log.ts';
import type { LibraryLog } from './library-log.ts';
import type { LibrarySession } from './library-session.ts';
import { changesOf } from './lineage/choose-base.ts';

interface AnnounceLibraryDeps {
  readonly session: LibrarySession;
  readonly libraryLog: Pick<LibraryLog, 'settled' | 'position'>;
  readonly changeLog: Pick<ChangeLog, 'read'>;
}

/**
 * Puts the session's library into the log, in the place of the superseded one. Tabs that were left open follow. The changes that
 * they appended meanwhile are ahead of it in the log's order, so they are done once more. Never rejects.
 * @param tail the part of the log that the session has
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
