import { apply } from '#domain/library/apply.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { countsAdded, type LibraryCounts } from '#domain/library/library-counts.ts';
import type { Library } from '#domain/library/library.ts';
import { missingActions } from '#domain/library/missing-actions.ts';
import type { Identity } from '../library/identity.ts';
import type { OtherLibraries, StoredLibrary } from '../library/other-libraries.ts';
import type { LibrarySession } from '../library/library-session.ts';
import { makeLargeChange } from '../library/make-large-change.ts';
import type { Notifications } from '../streams/notifications.ts';

/** What this device keeps under another identifier. */
export interface OtherLibrary {
  readonly identifier: Identifier;
  /** ISO time; absent when nobody knows. */
  readonly lastUpdated?: string;
  /** What bringing it over would add. */
  readonly adds: LibraryCounts;
}

export interface BringOverParts {
  readonly session: LibrarySession;
  readonly identity: Identity;
  readonly others: Pick<OtherLibraries, 'of'>;
  readonly notifications: Notifications;
}

const merging = (library: Library, other: Library): LibraryAction => ({
  kind: 'batch',
  actions: missingActions(library, other),
});

/** Copies into the visitor's library what another identifier's has beyond it. The other stays as it is. */
export class BringOver {
  constructor(private readonly parts: BringOverParts) {}

  /** The newest first. Rejects when the store cannot be read. */
  async list(): Promise<readonly OtherLibrary[]> {
    const { library } = this.parts.session;
    return (await this.others()).map(({ identifier, bundle }) => ({
      identifier,
      ...(bundle.lastUpdated !== undefined && { lastUpdated: bundle.lastUpdated }),
      adds: countsAdded(library, apply(library, merging(library, bundle.library))),
    }));
  }

  /** One change, which its toast undoes. Rejects when the store cannot be read. */
  async execute(identifier: Identifier): Promise<void> {
    const { library } = this.parts.session;
    const other = (await this.others()).find((each) => each.identifier === identifier);
    const action = merging(library, other?.bundle.library ?? library);
    makeLargeChange(this.parts, { action, done: 'Lists brought over', nothingDone: 'Everything is here already' });
  }

  private async others(): Promise<readonly StoredLibrary[]> {
    const { identity, others } = this.parts;
    return others.of(await identity.wait());
  }
}
