import { NO_REMAINDER, type Bundle, type Identifier } from '#domain/library/bundle.ts';
import { isWorthMigrating, mergeLegacy, type LegacyLibrary } from '#domain/library/legacy-library.ts';
import type { Library } from '#domain/library/library.ts';
import { mergeRemainders } from '#domain/library/merge-remainders.ts';
import type { DecodeLegacy } from '../../ports/library/legacy-storage.ts';
import type { Ports } from '../../ports/port.ts';

interface MigrationDeps extends Pick<Ports, 'legacyStorage' | 'store'> {
  readonly decodeLegacy: DecodeLegacy;
}

/** Brings the old-format entries into the new bundle, then removes them (product.md, Migration: removal). */
export class MigrateLegacyStorage {
  constructor(private readonly deps: MigrationDeps) {}

  /**
   * The old entries go only after the new bundle has been read back equal: stopped half way, nothing is lost, and the
   * next start does it again. Rejects when the store cannot be read or written; the old entries are then left alone.
   * @param initial what there is where nothing is stored.
   * @returns whether anything was migrated.
   */
  async execute(identifier: Identifier, initial: Library): Promise<boolean> {
    const { legacyStorage, decodeLegacy, store } = this.deps;
    const old = decodeLegacy(legacyStorage.read());
    if (store.lifetime === 'window' || !isWorthMigrating(old)) return false;
    const bundle = await this.merged(identifier, initial, old);
    // Without a revision: as if somebody else had written it, it counts whatever the log says.
    await store.save(identifier, bundle);
    if (!(await this.isKept(identifier, bundle)))
      throw new Error('The migrated bundle was not read back as it was saved.');
    legacyStorage.remove();
    return true;
  }

  private async merged(identifier: Identifier, initial: Library, old: LegacyLibrary): Promise<Bundle> {
    const loaded = await this.deps.store.load(identifier, initial);
    const { library, remainder } =
      loaded.kind === 'found' ? loaded.bundle : { library: initial, remainder: NO_REMAINDER };
    return { library: mergeLegacy(library, old), remainder: mergeRemainders(remainder, old.remainder) };
  }

  private async isKept(identifier: Identifier, { library }: Bundle): Promise<boolean> {
    const loaded = await this.deps.store.load(identifier);
    return loaded.kind === 'found' && JSON.stringify(loaded.bundle.library) === JSON.stringify(library);
  }
}
