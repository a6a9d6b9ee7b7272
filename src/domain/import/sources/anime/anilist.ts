import { pad } from '../../../days/calendar-day.ts';
import type { Fields } from '../../../fields.ts';
import { RATING_MAX } from '../../../library/marks/mark.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../../cells/json-fields.ts';
import { plainText } from '../../cells/plain-text.ts';
import { bareRating, readRating } from '../../cells/read-rating.ts';
import { readYear } from '../../cells/read-year.ts';
import { type Finding, type Findings, leftOut, listFinding, type TitleStatement } from '../../finding.ts';
import type { KnownFile } from '../../known-file.ts';
import { fileReader, hasAny } from '../../source-reader.ts';
import { meaningOf, type Words, type ServiceStates } from '../service-words.ts';
import { readAnime } from './read-anime.ts';

const STATES: ServiceStates = {
  planning: 'to-see',
  completed: 'seen',
  repeating: 'seen',
  current: 'neither',
  paused: 'neither',
  dropped: 'given-up',
};

/** The best of each scale that its visitors may choose. */
const SCALES: Words<number> = { point100: 100, point5: 5, point3: 3 };
const BEST = 100;

/** Programs keep what AniList answered whole, or the lists in it alone: under its own name, or by what they are of. */
const COLLECTIONS = ['MediaListCollection', 'anime', 'manga'];
const collectionsIn = (json: unknown): readonly Fields[] => {
  const answer = fieldsOf(hasField(fieldsOf(json), 'data') ? fieldsOf(json)['data'] : json);
  return [answer, ...COLLECTIONS.map((name) => fieldsOf(answer[name]))];
};

const listsIn = (json: unknown): readonly Fields[] =>
  (Array.isArray(json) ? json : collectionsIn(json).flatMap(({ lists }) => itemsOf(lists))).map(fieldsOf);

/** An entry by itself is one of no list. The visitor's own copy of all data has numbers alone, and no names. */
const entriesOf = (list: Fields): readonly Fields[] =>
  hasField(list, 'entries') ? itemsOf(list['entries']).map(fieldsOf) : [list];

const isEntry = (entry: Fields): boolean =>
  hasField(entry, 'status') &&
  (hasField(fieldsOf(entry['media']), 'title') || (hasField(entry, 'series_id') && hasField(entry, 'progress')));

/** What the visitor's ratings are out of: ten, where the file does not say it, unless most are above that. */
function* bestOf(json: unknown): Generator<undefined, number> {
  const options = collectionsIn(json).map(({ user }) => fieldsOf(fieldsOf(user)['mediaListOptions']));
  const format = options.map(({ scoreFormat }) => textOf(scoreFormat)).find((each) => each !== '') ?? '';
  if (format !== '') return meaningOf(SCALES, format) ?? RATING_MAX;
  let more = 0;
  for (const list of listsIn(json)) {
    for (const { score } of entriesOf(list)) {
      const rating = bareRating(score);
      more += Math.sign(rating) * (rating > RATING_MAX ? 1 : -1);
      yield undefined;
    }
  }
  return more > 0 ? BEST : RATING_MAX;
}

const dateOf = (date: unknown): string => {
  const { year, month, day } = fieldsOf(date);
  return year ? [year, month ?? 0, day ?? 0].map((part) => pad(textOf(part))).join('-') : '';
};

const titleOf = (media: Fields): TitleStatement => {
  const { english, romaji, native, userPreferred } = fieldsOf(media['title']);
  const [name = '', ...otherNames] = [english, romaji, native, userPreferred].map(textOf).filter((each) => each !== '');
  return { name, otherNames, year: readYear(fieldsOf(media['startDate'])['year'] ?? media['seasonYear']) };
};

/** What 'series_type' is of manga. */
const MANGA = 1;

/** Of the copy of all data, by the number of AniList, which is all that it has of a title. */
const unnamed = ({ series_id, series_type }: Fields): Finding =>
  leftOut(`AniList ${textOf(series_id)}`, series_type === MANGA ? 'book' : 'unnamed');

const readEntry = (entry: Fields, said: Partial<TitleStatement>, { days }: KnownFile): Findings => {
  if (!hasField(entry, 'media') && hasField(entry, 'series_id')) return [unnamed(entry)];
  const media = fieldsOf(entry['media']);
  return readAnime({
    title: {
      ...titleOf(media),
      note: plainText(textOf(entry['notes'])),
      likedAt: media['isFavourite'] === true ? null : undefined,
      ...said,
    },
    type: textOf(media['type']) === 'MANGA' ? 'MANGA' : textOf(media['format']),
    state: { states: STATES, word: textOf(entry['status']), seenAt: () => days.time(dateOf(entry['completedAt'])) },
    seen: entry['progress'],
  });
};

function* readFile(file: KnownFile): Findings {
  const lists = listsIn(file.json);
  const best = yield* bestOf(file.json);
  for (const each of lists) {
    const list = each['isCustomList'] === true ? textOf(each['name']) : '';
    const listId = { key: `anilist:${list}` };
    if (list !== '') yield listFinding(list, '', listId);
    for (const entry of entriesOf(each))
      yield* readEntry(entry, { rating: readRating(entry['score'], best), ...(list && { list, listId }) }, file);
  }
}

/** What AniList answers of a visitor's list, as programs save it (product.md, Import: AniList). */
export const anilist = fileReader(
  'anilist',
  ({ json }) => hasAny(listsIn(json), (list) => hasAny(entriesOf(list), isEntry)),
  readFile,
);
