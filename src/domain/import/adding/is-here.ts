import type { LibraryIndex } from './library-index.ts';
import type { MatchedTitle } from './matched-title.ts';
import { isNothing, missingIn } from './missing-in.ts';
import { wantedTitles } from './wanted-titles.ts';

/** Whether the library has all that the file says of a title (product.md, Import: here already). */
export const isHere = (library: LibraryIndex, match: MatchedTitle): boolean =>
  wantedTitles([match]).every((wanted) => isNothing(missingIn(library, wanted)));
