import { apply, batch } from '#domain/library/apply.ts';
import type { Contents, Identifier } from '#domain/library/bundle.ts';
import { countsMissing } from '#domain/library/counts-of.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { missingFrom } from '#domain/library/library-difference.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';
import { hasReplaced } from '#domain/library/parts/parts-replaced.ts';
import type { Identity } from '../../library/identity.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { LibraryLog } from '../../library/library-log.ts';
import { changesOf } from '../../library/lineage/choose-base.ts';
import { furthest, isSameLine, reaches, versionsOf, withOrigin } from '../../library/lineage/lineage.ts';
import type { StoredLibrary } from '../../library/lineage/stored-library.ts';
import { makeLargeChange } from '../../library/make-large-change.ts';
import type { OtherLibraries } from '../../library/other-libraries.ts';
import type { ChangeLog, LogTail } from '../../ports/library/change-log.ts';
import type { Lineage } from '../../ports/library/origin.ts';

/** What this device keeps under another identifier. */
export interface OtherLibrary {
  readonly identifier: Identifier;
  /** ISO time; absent when nobody knows. */
  readonly lastUpdated?: string;
  /** What bringing it over would add. */
  readonly adds: LibraryCounts;
}

interface BringOverDeps extends Pick<LibraryDeps, 'session' | 'notifications'> {
  readonly identity: Identity;
  readonly otherLibraries: Pick<OtherLibraries, 'of'>;
  readonly libraryLog: Pick<LibraryLog, 'position' | 'remainder'>;
  readonly changeLog: Pick<ChangeLog, 'read'>;
}

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
const doneSince = async (
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

/**
 * Copies into the visitor's library what another identifier's has beyond it: of a library of the same line what was done to it
 * since, removals and changed marks too; of any other what this one lacks. The other stays as it is.
 */
export class BringOver {
  constructor(private readonly deps: BringOverDeps) {}

  /** The newest first. Rejects when the store cannot be read. */
  async list(): Promise<readonly OtherLibrary[]> {
    const { library } = this.deps.session;
    return (await this.others()).map(({ identifier, bundle }) => ({
      identifier,
      ...(bundle.lastUpdated !== undefined && { lastUpdated: bundle.lastUpdated }),
      adds: countsMissing(library, missingFrom(this.own, bundle)),
    }));
  }

  /** Whether bringing it over would change anything. Never rejects. */
  async changes(other: StoredLibrary): Promise<boolean> {
    const { library } = this.deps.session;
    return apply(library, await this.actionFor(other)) !== library;
  }

  /** One change, which its toast undoes. Rejects when the store cannot be read. */
  async execute(identifier: Identifier): Promise<void> {
    const { position } = this.deps.libraryLog;
    const other = (await this.others()).find((each) => each.identifier === identifier);
    const action = other ? await this.actionFor(other) : batch([]);
    const { lineage } = position;
    if (other?.lineage && lineage) position.addOrigin(withOrigin(lineage, other.lineage));
    makeLargeChange(this.deps, { action, done: 'Lists brought over', nothingDone: 'Everything is here already' });
  }

  private async actionFor(other: StoredLibrary): Promise<LibraryAction> {
    const { libraryLog, changeLog } = this.deps;
    const done = await doneSince(libraryLog.position.lineage, other.lineage, changeLog);
    const { own } = this;
    const { bundle } = other;
    return batch(done ? [...done, ...missingFrom(own, { ...bundle, library: own.library })] : missingFrom(own, bundle));
  }

  private get own(): Contents {
    const { session, libraryLog } = this.deps;
    return { library: session.library, remainder: libraryLog.remainder };
  }

  private async others(): Promise<readonly StoredLibrary[]> {
    const { identity, otherLibraries } = this.deps;
    return otherLibraries.of(await identity.wait());
  }
}
