import type { Steps } from '../../devices/steps.ts';
import type { LibraryAction } from '../library-change.ts';
import type { Library } from '../library.ts';
import { libraryChanges } from './library-changes.ts';
import { mergeLibraries } from './merge-libraries.ts';
import type { ThreeWay } from './three-way.ts';

/**
 * The change that takes back what an act did to the library, item by item, everything to its place. What came since stays, and so does
 * what was done since to a title, a mark, a collection or a setting that the act had changed too (product.md, Lists: late undo).
 */
export function* takeBack(libraries: ThreeWay<Library>): Steps<LibraryAction> {
  return yield* libraryChanges(libraries.now, yield* mergeLibraries(libraries));
}
