import { injectable } from 'inversify';
import type { AdoptionMemory } from '#application/ports/adoption-memory.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import { textChecksum } from '../store/text-checksum.ts';
import { localNote } from './local-note.ts';

const noteOf = (identifier: Identifier) => localNote(`matinee_adopted_${identifier}`);

/** Of each library the checksum of what went over: a library that is changed later is another. */
@injectable()
export class LocalAdoptionMemory implements AdoptionMemory {
  remember(identifier: Identifier, contents: string): void {
    noteOf(identifier).remember(textChecksum(contents));
  }

  wentOver(identifier: Identifier, contents: string): boolean {
    return noteOf(identifier).recall() === textChecksum(contents);
  }

  forget(identifier: Identifier): void {
    noteOf(identifier).forget();
  }
}
