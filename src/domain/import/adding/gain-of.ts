import { resultOf } from '../../steps.ts';
import type { MatchedTitle } from '../title-match.ts';
import type { FiledLists } from './filed-lists.ts';
import type { LibraryIndex } from './library-index.ts';
import { isNothing, missingIn } from './missing-in.ts';
import { isWithoutWants, wantedTitles } from './wanted-titles.ts';

/**
 * What adding a title of the file would come to. 'here': the library has all that it says; 'none': nothing that it says can be kept, as
 * where the catalogue has none of its episodes.
 */
export type Gain = 'new' | 'here' | 'none';

/** What the library would gain by a title (product.md, Import: here already). */
export const gainOf = (library: LibraryIndex, match: MatchedTitle, lists: FiledLists): Gain => {
  const wanted = resultOf(wantedTitles([match]));
  if (!wanted.every((each) => isNothing(missingIn(library, each, lists)))) return 'new';
  return wanted.every(isWithoutWants) ? 'none' : 'here';
};

interface Brought {
  /** Of each title of the file that is taken for one. */
  readonly gains: readonly Gain[];
  /** Something else of the file is not kept: rows, or episodes. */
  readonly isCut: boolean;
}

/** What is said where nothing is added: no more than is so (product.md, Import: nothing new). */
export const nothingNewText = ({ gains, isCut }: Brought): string => {
  if (!gains.includes('here')) return 'Nothing of it can be kept here';
  return isCut || gains.includes('none')
    ? 'Everything in it that can be kept is here already'
    : 'Everything in it is here already';
};
