import type { Fields } from '../../../fields.ts';
import type { DayReading } from '../../cells/day-reading.ts';
import { hasField, elementsOf, textIn } from '../../cells/json-fields.ts';
import { plainText } from '../../cells/plain-text.ts';
import { readRating } from '../../cells/read-rating.ts';
import { leftOut, type Findings } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { fileReader } from '../../source-reader.ts';
import type { ServiceStates } from '../service-words.ts';
import { readAnime } from './read-anime.ts';

/** In words, and by the numbers that other services' exports in its form have. */
const STATES: ServiceStates = {
  plantowatch: 'to-see',
  6: 'to-see',
  completed: 'seen',
  2: 'seen',
  watching: 'neither',
  1: 'neither',
  onhold: 'neither',
  3: 'neither',
  dropped: 'given-up',
  4: 'given-up',
};

const readEntry = (entry: Fields, days: DayReading): Findings =>
  readAnime({
    title: {
      name: textIn(entry, 'series_title'),
      rating: readRating(textIn(entry, 'my_score')),
      note: plainText(textIn(entry, 'my_comments')),
    },
    type: textIn(entry, 'series_type'),
    state: {
      states: STATES,
      word: textIn(entry, 'my_status'),
      seenAt: () => days.time(textIn(entry, 'my_finish_date')),
    },
    seen: textIn(entry, 'my_watched_episodes'),
  });

/** Some of the programs that write its form call it so. */
const listsIn = (json: unknown): readonly Fields[] =>
  ['myanimelist', 'animelist'].flatMap((name) => elementsOf(json, name));

function* readFile({ json, days }: KnownFile): Findings {
  for (const list of listsIn(json)) {
    for (const entry of elementsOf(list, 'anime')) yield* readEntry(entry, days);
    for (const entry of elementsOf(list, 'manga'))
      yield leftOut(textIn(entry, 'manga_title') || textIn(entry, 'series_title'), 'book');
  }
}

/** MyAnimeList's export, and those of others in its form (product.md, Import: MyAnimeList). */
export const myanimelist = fileReader(
  'myanimelist',
  ({ json, isMarkup }) => isMarkup && listsIn(json).some((list) => hasField(list, 'anime') || hasField(list, 'manga')),
  readFile,
);
