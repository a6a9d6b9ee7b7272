import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import { containsLibrary } from '#domain/library/contains-library.ts';
import type { StoredLibrary } from '../library/load-state.ts';
import type { OtherLibraries } from '../library/other-libraries.ts';
import type { ChangeLog } from '../ports/change-log.ts';
import type { Log } from '../ports/log.ts';
import type { AdoptionMemory } from '../ports/memories/adoption-memory.ts';
import type { Store } from '../ports/store.ts';

export interface PruneCopiesDeps {
  readonly store: Pick<Store, 'load' | 'remove'>;
  readonly changeLog: Pick<ChangeLog, 'forget'>;
  readonly others: Pick<OtherLibraries, 'of'>;
  readonly adoptions: AdoptionMemory;
  readonly log: Log;
}

/** All that a bundle holds but the time of its save, as a text that tells it from another. */
const contentsOf = ({ library, remainder }: Bundle): string => JSON.stringify([library, remainder]);

/** The newest copy stays, for a browser that is killed loses its last saves. */
const COPIES_KEPT = 1;

/**
 * Removes copies that adoption left behind. Removed is a library of another identifier that was adopted and is
 * unchanged since; or one that the visitor's own library, as it is saved, contains. What is in memory alone is no reason. A library
 * with something of its own always stays.
 */
export class PruneCopies {
  constructor(private readonly deps: PruneCopiesDeps) {}

  /**
   * Never rejects.
   * @param identifier the visitor's.
   * @param adopted the library that went over to this identifier, once the copy is saved.
   * @returns whether there is more room now.
   */
  async execute(identifier: Identifier, adopted?: StoredLibrary): Promise<boolean> {
    const { store, others, adoptions } = this.deps;
    try {
      if (adopted) adoptions.remember(adopted.identifier, contentsOf(adopted.bundle));
      const saved = await store.load(identifier);
      const own = saved.kind === 'found' ? saved.bundle : undefined;
      const copies = (await others.of(identifier)).filter((other) => this.isCopy(other, own));
      const outdated = copies.slice(COPIES_KEPT);
      for (const copy of outdated) await this.remove(copy);
      return outdated.length > 0;
    } catch (error) {
      this.deps.log.warn('Copies of earlier lists could not be removed.', error);
      return false;
    }
  }

  private isCopy({ identifier, bundle }: StoredLibrary, own: Bundle | undefined): boolean {
    return (
      this.deps.adoptions.wentOver(identifier, contentsOf(bundle)) ||
      (own !== undefined && containsLibrary(own, bundle))
    );
  }

  private async remove({ identifier, text }: StoredLibrary): Promise<void> {
    const { store, changeLog, adoptions } = this.deps;
    // Another tab may have written to it meanwhile.
    if (text === undefined || !(await store.remove(identifier, text))) return;
    await changeLog.forget(identifier);
    adoptions.forget(identifier);
  }
}
