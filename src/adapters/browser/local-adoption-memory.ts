import { injectable } from 'inversify';
import type { AdoptionMemory } from '#application/ports/memories/adoption-memory.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { textChecksum } from '../store/text-checksum.ts';
import { ownName } from './own-name.ts';
import { safeLocalStorage } from './safe-storage.ts';

const keyOf = (identifier: Identifier): string => ownName(`matinee_adopted_${identifier}`);

/**
 * Stores the checksum of each adopted library, by identifier. A library that is changed later counts as another one.
 */
@injectable()
export class LocalAdoptionMemory implements AdoptionMemory {
  remember(identifier: Identifier, contents: string): void {
    safeLocalStorage.set(keyOf(identifier), textChecksum(contents));
  }

  wentOver(identifier: Identifier, contents: string): boolean {
    return safeLocalStorage.get(keyOf(identifier)) === textChecksum(contents);
  }

  forget(identifier: Identifier): void {
    safeLocalStorage.remove(keyOf(identifier));
  }
}
