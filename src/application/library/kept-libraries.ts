import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import { apply } from '#domain/library/apply.ts';
import type { SaveMemory } from '../ports/save-memory.ts';
import type { DecodeBundle, Store } from '../ports/store.ts';
import { chooseBase } from './choose-base.ts';
import type { Journaling } from './journaling.ts';
import { readableChanges } from './readable-changes.ts';
import { entriesBeyond, includedIn } from './unjournaled-save-of.ts';

export interface KeptLibrary {
  readonly identifier: Identifier;
  readonly bundle: Bundle;
  /** What the store holds of it. */
  readonly text: string;
}

export interface KeptLibrariesParts {
  readonly store: Store;
  readonly journaling: Journaling;
  readonly saves: SaveMemory;
  readonly decode: DecodeBundle;
}

const newestFirst = (a: KeptLibrary, b: KeptLibrary): number =>
  (b.bundle.lastUpdated ?? '').localeCompare(a.bundle.lastUpdated ?? '');

/** The libraries that this device keeps under other identifiers, to be copied from; they are never moved or deleted. */
export class KeptLibraries {
  constructor(private readonly parts: KeptLibrariesParts) {}

  /** The newest first. Rejects when the store cannot be read. */
  async others(own: Identifier): Promise<readonly KeptLibrary[]> {
    const identifiers = (await this.parts.store.identifiers()).filter((identifier) => identifier !== own);
    const libraries = await Promise.all(identifiers.map((identifier) => this.read(identifier)));
    return libraries.filter((library) => library !== undefined).toSorted(newestFirst);
  }

  /** As it would be restored, with what was not saved yet. */
  private async read(identifier: Identifier): Promise<KeptLibrary | undefined> {
    const { store, journaling, saves, decode } = this.parts;
    const loaded = await store.load(identifier);
    const recalled = await journaling.recall(identifier, loaded.kind === 'found' ? loaded.text : undefined);
    const base = chooseBase(loaded, recalled, decode);
    if (!base) return undefined;
    const included = includedIn(identifier, loaded, saves);
    const changes = readableChanges(entriesBeyond(included, recalled.entries));
    const library = changes.reduce((before, { action }) => apply(before, action), base.bundle.library);
    const text = loaded.kind === 'found' ? loaded.text : '';
    return { identifier, bundle: { ...base.bundle, library }, text };
  }
}
