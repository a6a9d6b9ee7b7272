import type { Fields } from '../../fields.ts';
import { seenDayOf } from '../../library/marks/seen-day.ts';
import { isViewingDay, viewingTime } from '../../library/marks/viewings.ts';
import { byRank } from '../../library/order/rank.ts';
import { parseRuns } from '../../shows/runs.ts';
import { isSeason } from '../../shows/watched-show.ts';
import { fieldsOf, itemsOf, textOf } from '../cells/json-fields.ts';
import { readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readTime } from '../cells/read-time.ts';
import { readYear } from '../cells/read-year.ts';
import type { ImportedEpisode } from '../episodes/imported-episode.ts';
import { ownEpisode } from '../episodes/own-episode.ts';
import {
  listFinding,
  stoppedFinding,
  titleFinding,
  type Finding,
  type Findings,
  type TitleStatement,
} from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';

const timeIn = (title: Fields, field: string): string | null => readTime(title[field]) ?? null;

const statementOf = (title: Fields, said: Partial<TitleStatement>): TitleStatement => ({
  name: textOf(title['title']) || textOf(title['name']),
  year: readYear(title['release_date'] ?? title['first_air_date']),
  media_type: title['media_type'] === 'tv' ? 'tv' : 'movie',
  tmdb: readNumber(title['id']),
  ...said,
});

const findingOf = (title: Fields, said: Partial<TitleStatement>): Finding => titleFinding(statementOf(title, said));

const markOf = (mark: Fields): Partial<TitleStatement> => ({
  seenAt: Object.hasOwn(mark, 'seenAt') ? timeIn(mark, 'seenAt') : undefined,
  rating: readRating(mark['rating']),
  note: textOf(mark['note']),
  hiddenAt: readTime(mark['hiddenAt']),
});

/** The other viewings of a title that is seen, as times: the first moment of a year is some time in it. */
const timesSeenBefore = (mark: Fields): readonly (string | null)[] => {
  if (!Object.hasOwn(mark, 'seenAt')) return [];
  const last = seenDayOf(textOf(mark['seenAt']));
  return Object.keys(fieldsOf(mark['viewings']))
    .filter((day) => isViewingDay(day) && day !== last)
    .map((day) => viewingTime(day) || null);
};

const runsIn = (seasons: Fields): readonly ImportedEpisode[] =>
  Object.entries(seasons)
    .filter(([season]) => isSeason(season))
    .flatMap(([season, text]) =>
      parseRuns(textOf(text)).runs.map(({ from, to, day }) => ownEpisode({ season: Number(season), from, to, day })),
    );

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

function* readFile({ json }: KnownFile): Findings {
  const library = fieldsOf(fieldsOf(json)['library']);
  const titlesIn = (part: string): readonly Fields[] => itemsOf(library[part]).map(fieldsOf);
  for (const title of titlesIn('watchlist')) yield findingOf(title, { listedAt: timeIn(title, 'addedAt') });
  for (const title of titlesIn('favorites')) yield findingOf(title, { likedAt: timeIn(title, 'addedAt') });
  for (const mark of titlesIn('marks')) {
    yield findingOf(mark, markOf(mark));
    for (const seenAt of timesSeenBefore(mark)) yield findingOf(mark, { seenAt });
  }
  for (const show of titlesIn('episodes')) yield* readShow(show);
  for (const collection of byRank(titlesIn('collections'))) yield* readCollection(collection);
}

/** A backup of Matinee's (product.md, Import: Matinee). What is only in step with this device, its history and choices, stays out. */
export const matinee: SourceReader<'matinee'> = {
  source: 'matinee',
  recognises: ({ json }) => fieldsOf(json)['product'] === 'Matinee' && fieldsOf(json)['library'] !== undefined,
  read: (files) => inTurn(files, readFile),
};
