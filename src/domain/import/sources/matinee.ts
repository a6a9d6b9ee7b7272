import type { Fields } from '../../fields.ts';
import { seenDayOf } from '../../library/marks/seen-day.ts';
import { isViewingDay, viewingTime } from '../../library/marks/viewings.ts';
import { byRank } from '../../library/order/rank.ts';
import { seasonIn } from '../../shows/rounds.ts';
import { parseRuns } from '../../shows/runs.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { fieldsOf, itemsOf, textOf } from '../cells/json-fields.ts';
import { readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readYear } from '../cells/read-year.ts';
import { type ImportedEpisode, ownEpisode } from '../episodes/imported-episode.ts';
import {
  listFinding,
  stoppedFinding,
  titleFinding,
  type Finding,
  type Findings,
  type TitleStatement,
} from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { fileReader } from '../source-reader.ts';

const statementOf = (title: Fields, said: Partial<TitleStatement>): TitleStatement => ({
  name: textOf(title['title']) || textOf(title['name']),
  year: readYear(title['release_date'] ?? title['first_air_date']),
  media_type: title['media_type'] === 'tv' ? 'tv' : 'movie',
  tmdb: readNumber(title['id']),
  ...said,
});

const findingOf = (title: Fields, said: Partial<TitleStatement>): Finding => titleFinding(statementOf(title, said));

const markOf = (mark: Fields, days: DayReading): Partial<TitleStatement> => ({
  seenAt: Object.hasOwn(mark, 'seenAt') ? (days.ownTime(mark['seenAt']) ?? null) : undefined,
  rating: readRating(mark['rating']),
  note: textOf(mark['note']),
  isThoughtWhole: true,
  hiddenAt: days.time(mark['hiddenAt']),
});

/** The viewings of a title that is seen, with what was thought of it then, but for one of which the mark says all. */
const viewingsIn = (mark: Fields, days: DayReading): readonly Partial<TitleStatement>[] => {
  if (!Object.hasOwn(mark, 'seenAt')) return [];
  const last = seenDayOf(textOf(mark['seenAt']));
  return Object.entries(fieldsOf(mark['viewings'])).flatMap(([day, said]) => {
    const thought = fieldsOf(said);
    if (!isViewingDay(day) || (day === last && Object.keys(thought).length === 0)) return [];
    const viewing = { rating: readRating(thought['rating']), note: textOf(thought['note']) };
    // The first moment of a year is some time in it.
    return [{ seenAt: days.ownTime(viewingTime(day)) ?? null, viewing }];
  });
};

const runsIn = (seasons: Fields): readonly ImportedEpisode[] =>
  Object.entries(seasons).flatMap(([name, text]) => {
    const season = seasonIn(name);
    return season === undefined
      ? []
      : parseRuns(textOf(text)).runs.map(({ from, to, day }) => ownEpisode({ season, from, to, day }));
  });

function* readShow(show: Fields): Findings {
  const said = { ...show, media_type: 'tv' };
  const episodes = runsIn(fieldsOf(show['seasons']));
  if (textOf(show['stoppedAt']) !== '') yield stoppedFinding(statementOf(said, {}));
  if (episodes.length > 0) yield findingOf(said, { episodes });
}

function* readCollection(collection: Fields): Findings {
  const movies = byRank(itemsOf(collection['movies']).map(fieldsOf));
  const list = textOf(collection['name']);
  // The three that every library begins with are often empty.
  const listId = { key: `matinee:${textOf(collection['id'])}` };
  if (movies.length > 0) yield listFinding(list, textOf(collection['description']), listId);
  for (const title of movies) yield findingOf(title, { list, listId });
}

function* readFile({ json, days }: KnownFile): Findings {
  const library = fieldsOf(fieldsOf(json)['library']);
  const titlesIn = (part: string): readonly Fields[] => itemsOf(library[part]).map(fieldsOf);
  const timeIn = (title: Fields): string | null => days.time(title['addedAt']) ?? null;
  for (const title of titlesIn('watchlist')) yield findingOf(title, { listedAt: timeIn(title) });
  for (const title of titlesIn('favorites')) yield findingOf(title, { likedAt: timeIn(title) });
  for (const mark of titlesIn('marks')) {
    yield findingOf(mark, markOf(mark, days));
    for (const viewing of viewingsIn(mark, days)) yield findingOf(mark, viewing);
  }
  for (const show of titlesIn('episodes')) yield* readShow(show);
  for (const collection of byRank(titlesIn('collections'))) yield* readCollection(collection);
}

/** A backup of Matinee's (product.md, Import: Matinee). What is only in step with this device, its history and choices, stays out. */
export const matinee = fileReader(
  'matinee',
  ({ json }) => fieldsOf(json)['product'] === 'Matinee' && fieldsOf(json)['library'] !== undefined,
  readFile,
);
