import { apply } from '#domain/library/apply.ts';
import { NO_REMAINDER, type Bundle, type Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { remainderAfter } from '#domain/library/parts/parts-replaced.ts';
import type { ChangeLog } from '../ports/library/change-log.ts';
import type { Origin } from '../ports/library/origin.ts';
import type { DecodeBundle, Loaded, Store } from '../ports/library/store.ts';
import type { LibrarySession } from './library-session.ts';
import { changesOf, chooseBase } from './lineage/choose-base.ts';
import { chooseLibrary, ownLibraryOf, type LibraryChoice } from './lineage/choose-library.ts';
import { lineageOf, reaches, versionOf } from './lineage/lineage.ts';
import type { StoredLibrary } from './lineage/stored-library.ts';

interface OtherLibrariesDeps {
  readonly store: Pick<Store, 'load' | 'identifiers' | 'revision'>;
  readonly changeLog: Pick<ChangeLog, 'read' | 'owners'>;
  readonly decodeBundle: DecodeBundle;
  readonly session: Pick<LibrarySession, 'initial'>;
}

const newestFirst = (a: StoredLibrary, b: StoredLibrary): number =>
  (b.bundle.lastUpdated ?? '').localeCompare(a.bundle.lastUpdated ?? '');

/** The bundle with changes that are not in it yet. It is as old as the newest of them. */
const replay = (bundle: Bundle, changes: readonly LibraryChange[]): Bundle => {
  const library = changes.reduce((before, { action }) => apply(before, action), bundle.library);
  const [lastUpdated] = [bundle.lastUpdated ?? '', changes.at(-1)?.at ?? ''].toSorted().toReversed();
  const remainder = remainderAfter(bundle.remainder, changes);
  return { ...bundle, library, remainder, ...(lastUpdated && { lastUpdated }) };
};

/** The libraries that this device holds of other identifiers, to be copied from; they are never moved or deleted. */
export class OtherLibraries {
  constructor(private readonly deps: OtherLibrariesDeps) {}

  /** Every identifier with a bundle, and every one that the log knows. Rejects when the store cannot be read. */
  async identifiers(): Promise<readonly Identifier[]> {
    const { store, changeLog } = this.deps;
    const [stored, owners] = await Promise.all([store.identifiers(), changeLog.owners().catch(() => [])]);
    return [...new Set([...stored, ...owners.flatMap((owner) => owner ?? [])])];
  }

  /**
   * The newest first. Rejects when the store cannot be read.
   * @param known the libraries that went over to the own one: those that have come no further are left out, and are not read
   */
  async of(own: Identifier, known: Origin['libraries'] = {}): Promise<readonly StoredLibrary[]> {
    const identifiers = (await this.identifiers()).filter((identifier) => identifier !== own);
    const libraries = await Promise.all(
      identifiers.map(async (identifier) => ((await this.isIn(known, identifier)) ? undefined : this.read(identifier))),
    );
    return libraries.filter((library) => library !== undefined).toSorted(newestFirst);
  }

  /** Chooses the library that takes the place of the identifier's own, or is beside it. Rejects when the store cannot be read. */
  async choose(identifier: Identifier, loaded: Loaded): Promise<LibraryChoice> {
    if (loaded.kind === 'unreadable') return {};
    const { changeLog, decodeBundle } = this.deps;
    const known = loaded.kind === 'found' && loaded.isOwn ? loaded.revision?.origin?.libraries : undefined;
    const libraries = await this.of(identifier, known);
    if (libraries.length === 0) return {};
    const tail = await changeLog.read(identifier).catch(() => undefined);
    return chooseLibrary(ownLibraryOf(identifier, { loaded, tail, decode: decodeBundle }), libraries);
  }

  private async isIn(known: Origin['libraries'], identifier: Identifier): Promise<boolean> {
    const { store, changeLog } = this.deps;
    if (!known[identifier]) return false;
    const revision = await store.revision(identifier);
    if (!revision?.origin) return false;
    const tail = await changeLog.read(identifier, revision.positions).catch(() => undefined);
    return reaches(known[identifier], versionOf(revision, tail));
  }

  /** The library as it would be restored, with the changes that were not saved yet. */
  private async read(identifier: Identifier): Promise<StoredLibrary | undefined> {
    const { store, changeLog, decodeBundle, session } = this.deps;
    const [loaded, tail] = await Promise.all([
      store.load(identifier),
      changeLog.read(identifier).catch(() => undefined),
    ]);
    const base = chooseBase(loaded, tail, decodeBundle);
    const changes = changesOf(base.entries);
    if (!base.bundle && changes.length === 0) return undefined;
    const bundle = replay(base.bundle ?? { library: session.initial, remainder: NO_REMAINDER }, changes);
    const lineage = lineageOf(identifier, base.origin, { loaded, tail });
    return { identifier, bundle, ...(loaded.kind === 'found' && { text: loaded.text }), ...(lineage && { lineage }) };
  }
}
