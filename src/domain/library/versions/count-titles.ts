import { showKey } from '../../shows/watched-show.ts';
import { resultOf, type Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { type Library, titleLists } from '../library.ts';

/** Counts, a step at a time, how many titles are in lists, collections, marks and episodes, each once. */
export function* countingSteps(library: Library): Steps<number> {
  const keys = new Set<string>();
  for (const titles of [...titleLists(library), library.marks])
    for (const title of titles) {
      keys.add(titleKey(title));
      yield;
    }
  for (const episode of library.episodes) {
    keys.add(showKey(episode));
    yield;
  }
  return keys.size;
}

/** The same at once. */
export const countTitles = (library: Library): number => resultOf(countingSteps(library));
