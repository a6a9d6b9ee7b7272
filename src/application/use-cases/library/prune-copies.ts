import type { Identifier } from '#domain/library/bundle.ts';
import { hasOwn } from '#domain/library/library-difference.ts';
import { lineageOf, supersedes } from '../../library/lineage/lineage.ts';
import type { StoredLibrary } from '../../library/lineage/stored-library.ts';
import type { OtherLibraries } from '../../library/other-libraries.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { ChangeLog } from '../../ports/library/change-log.ts';
import type { Loaded, Store } from '../../ports/library/store.ts';

interface PruneCopiesDeps {
  readonly store: Pick<Store, 'load' | 'remove'>;
  readonly changeLog: Pick<ChangeLog, 'forget'>;
  readonly otherLibraries: Pick<OtherLibraries, 'of'>;
  readonly consoleLog: ConsoleLog;
}

const isCopy = ({ bundle, lineage }: StoredLibrary, identifier: Identifier, own: Loaded): boolean => {
  const origin = own.kind === 'found' ? own.revision?.origin : undefined;
  const later = lineageOf(identifier, origin, { loaded: own, tail: undefined });
  if (later && lineage && supersedes(later, lineage)) return true;
  return own.kind === 'found' && !hasOwn(bundle, own.bundle);
};

/** The newest copy stays, for a browser that is killed loses its last saves. */
const COPIES_KEPT = 1;

/**
 * Removes copies that adoption left behind. Removed is a library of another identifier that the visitor's own library, as it
 * is saved, supersedes, or that has nothing of its own beside it. What is in memory alone is no reason. A library
 * with something of its own always stays.
 */
export class PruneCopies {
  constructor(private readonly deps: PruneCopiesDeps) {}

  /**
   * Never rejects.
   * @param identifier the visitor's.
   * @returns whether there is more room now.
   */
  async execute(identifier: Identifier): Promise<boolean> {
    const { store, otherLibraries } = this.deps;
    try {
      const others = await otherLibraries.of(identifier);
      // To read the visitor's own, thousands of titles long, takes its time.
      if (others.length <= COPIES_KEPT) return false;
      const saved = await store.load(identifier);
      const copies = others.filter((other) => isCopy(other, identifier, saved));
      const outdated = copies.slice(COPIES_KEPT);
      for (const copy of outdated) await this.remove(copy);
      return outdated.length > 0;
    } catch (error) {
      this.deps.consoleLog.warn('Copies of earlier lists could not be removed.', error);
      return false;
    }
  }

  private async remove({ identifier, text }: StoredLibrary): Promise<void> {
    const { store, changeLog } = this.deps;
    // Another tab may have written to it meanwhile.
    if (text === undefined || !(await store.remove(identifier, text))) return;
    await changeLog.forget(identifier);
  }
}
