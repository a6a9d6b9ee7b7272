import type { LibraryAction } from '#domain/library/library-change.ts';
import { hasReplaced } from '#domain/library/parts/parts-replaced.ts';
import type { ChangeLog, LogTail } from '../../ports/library/change-log.ts';
import type { Lineage } from '../../ports/library/origin.ts';
import { changesOf } from './choose-base.ts';
import { furthest, isSameLine, reaches, versionsOf } from './lineage.ts';

/** Whether `own` has every library that went over to `other`: their changes are in no log of the other's. */
const hasOrigins = (own: Lineage, other: Lineage): boolean => {
  const known = versionsOf(own);
  return Object.entries(other.origin.libraries).every(([identifier, version]) => reaches(known[identifier], version));
};

/** The actions of the entries; undefined where an entry is missing, or a library took the place of another. */
const actionsOf = ({ checkpoint, entries }: LogTail): readonly LibraryAction[] | undefined => {
  const actions = changesOf(entries).map(({ action }) => action);
  const isWhole = !checkpoint && actions.length === entries.length;
  return isWhole && !actions.some(hasReplaced) ? actions : undefined;
};

/** The actions on the library of `other` since `own` and it were one; undefined where they never were, or where some are unknown. */
export const doneSince = async (
  own: Lineage | undefined,
  other: Lineage | undefined,
  changeLog: Pick<ChangeLog, 'read'>,
): Promise<readonly LibraryAction[] | undefined> => {
  if (!own || !other || !isSameLine(own, other) || !hasOrigins(own, other)) return undefined;
  const there = own.origin.libraries[other.identifier]?.positions;
  const here = other.origin.libraries[own.identifier]?.positions;
  // The log's numbers grow over all owners: changes after both positions were made after the libraries parted.
  const tail = await changeLog.read(other.identifier, furthest(there ?? {}, here ?? {})).catch(() => undefined);
  return tail && actionsOf(tail);
};
