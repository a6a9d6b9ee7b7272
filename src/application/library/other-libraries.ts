import { apply } from '#domain/library/apply.ts';
import { NO_REMAINDER, type Bundle, type Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { ChangeLog } from '../ports/change-log.ts';
import type { DecodeBundle, Store } from '../ports/store.ts';
import { changesOf, chooseBase } from './choose-base.ts';
import type { LibrarySession } from './library-session.ts';
import type { StoredLibrary } from './load-state.ts';

export interface OtherLibrariesDeps {
  readonly store: Pick<Store, 'load' | 'identifiers'>;
  readonly log: Pick<ChangeLog, 'read' | 'owners'>;
  readonly decode: DecodeBundle;
  readonly session: Pick<LibrarySession, 'initial'>;
}

const newestFirst = (a: StoredLibrary, b: StoredLibrary): number =>
  (b.bundle.lastUpdated ?? '').localeCompare(a.bundle.lastUpdated ?? '');

/** With changes that are not in it yet; it is as old as the newest of them. */
const replay = (bundle: Bundle, changes: readonly LibraryChange[]): Bundle => {
  const library = changes.reduce((before, { action }) => apply(before, action), bundle.library);
  const [lastUpdated] = [bundle.lastUpdated ?? '', changes.at(-1)?.at ?? ''].toSorted().toReversed();
  return { ...bundle, library, ...(lastUpdated && { lastUpdated }) };
};

/** The libraries that this device holds of other identifiers, to be copied from; they are never moved or deleted. */
export class OtherLibraries {
  constructor(private readonly deps: OtherLibrariesDeps) {}

  /** Every identifier with a bundle, and every one that the log knows. Rejects when the store cannot be read. */
  async identifiers(): Promise<readonly Identifier[]> {
    const { store, log } = this.deps;
    const [stored, owners] = await Promise.all([store.identifiers(), log.owners().catch(() => [])]);
    return [...new Set([...stored, ...owners.flatMap((owner) => owner ?? [])])];
  }

  /** The newest first. Rejects when the store cannot be read. */
  async of(own: Identifier): Promise<readonly StoredLibrary[]> {
    const identifiers = (await this.identifiers()).filter((identifier) => identifier !== own);
    const libraries = await Promise.all(identifiers.map((identifier) => this.read(identifier)));
    return libraries.filter((library) => library !== undefined).toSorted(newestFirst);
  }

  /** As it would be restored, with what was not saved yet. */
  private async read(identifier: Identifier): Promise<StoredLibrary | undefined> {
    const { store, log, decode, session } = this.deps;
    const [loaded, tail] = await Promise.all([store.load(identifier), log.read(identifier).catch(() => undefined)]);
    const base = chooseBase(loaded, tail, decode);
    const changes = changesOf(base.entries);
    if (!base.bundle && changes.length === 0) return undefined;
    const bundle = replay(base.bundle ?? { library: session.initial, remainder: NO_REMAINDER }, changes);
    return { identifier, bundle, ...(loaded.kind === 'found' && { text: loaded.text }) };
  }
}
