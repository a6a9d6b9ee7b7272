import type { Fields } from '../../fields.ts';
import { fieldsOf, itemsOf, textOf } from '../cells/json-fields.ts';
import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { readPosition } from '../cells/read-position.ts';
import { readRating } from '../cells/read-rating.ts';
import { timeOfEpoch } from '../cells/read-time.ts';
import { readYear } from '../cells/read-year.ts';
import { isYes, readYesNo } from '../cells/read-yes-no.ts';
import { episodesIn, readEpisode } from '../episodes/read-episode.ts';
import { listFinding, stoppedFinding, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { fileReader, hasAny } from '../source-reader.ts';
import { saidByAnswer } from './service-words.ts';

const has = (entry: Fields, ...fields: readonly string[]): boolean =>
  fields.some((field) => Object.hasOwn(entry, field));
const isMovie = (entry: Fields): boolean =>
  has(entry, 'in_watchlist', 'in_collection', 'watched') && has(entry, 'tmdb_id', 'imdb_id');
const isShow = (entry: Fields): boolean => Array.isArray(entry['seasons']) && has(entry, 'tmdb_id', 'tvdb_id');
const isList = (entry: Fields): boolean => Array.isArray(entry['items']) && has(entry, 'list_id');

const known = (entry: Fields): TitleStatement => ({
  name: textOf(entry['title']),
  tmdb: readNumber(entry['tmdb_id']),
  imdb: readImdbId(entry['imdb_id']),
});

const movieOf = (entry: Fields): TitleStatement => ({
  ...known(entry),
  media_type: 'movie',
  year: readYear(timeOfEpoch(Number(entry['released_utc_ms']))),
  // When the file's entry changed last is not when the film was seen.
  seenAt: isYes(entry['watched']) ? null : undefined,
  listedAt: isYes(entry['in_watchlist']) ? null : undefined,
});

/** A show that is followed, and of which nothing was seen, is one to be seen. Its episodes have no days. */
function* readShow(entry: Fields): Findings {
  const all = episodesIn(entry);
  const watched = all.filter(({ episode }) => isYes(episode['watched']));
  const unknown = all
    .map(({ episode }) => textOf(episode['watched']))
    .find((word) => readYesNo(word || false) === undefined);
  const isHidden = isYes(entry['hidden']);
  const show: TitleStatement = {
    ...known(entry),
    media_type: 'tv',
    year: readYear(entry['first_aired']),
    tvdb: readNumber(entry['tvdb_id']),
  };
  if (isHidden) yield stoppedFinding(show);
  yield titleFinding({
    ...show,
    episodes: watched.map(({ season: { season }, episode: { episode, tvdb_id } }) =>
      readEpisode({ season, number: episode, seenAt: null, tvdb: tvdb_id }),
    ),
    ...(watched.length === 0 && !isHidden && saidByAnswer(unknown, {})),
    likedAt: isYes(entry['favorite']) ? null : undefined,
    rating: readRating(entry['rating_user']),
    note: textOf(entry['user_note']),
  });
}

function* readList(entry: Fields): Findings {
  const list = textOf(entry['name']) || textOf(entry['list_id']);
  const listId = { key: `seriesguide:${textOf(entry['list_id'])}` };
  yield listFinding(list, '', listId);
  for (const item of itemsOf(entry['items']).map(fieldsOf)) {
    const [type, id] = [textOf(item['type']), readNumber(item['externalId'])];
    const reason = type === 'episode' || type === 'season' ? type : undefined;
    const ids = type === 'tmdb-show' ? { tmdb: id } : { tvdb: id };
    yield titleFinding({ name: '', media_type: 'tv', reason, ...ids, list, listId });
  }
}

/** Lists have an order among themselves. */
const inStatedOrder = (lists: readonly Fields[]): readonly Fields[] => {
  const placeOf = ({ order }: Fields): number => readPosition(order) ?? lists.length;
  return lists.toSorted((a, b) => placeOf(a) - placeOf(b));
};

function* readFile({ json }: KnownFile): Findings {
  const entries = itemsOf(json).map(fieldsOf);
  for (const list of inStatedOrder(entries.filter(isList))) yield* readList(list);
  for (const entry of entries) {
    if (isList(entry)) continue;
    if (isShow(entry)) yield* readShow(entry);
    else yield titleFinding(movieOf(entry));
  }
}

/** SeriesGuide's export (product.md, Import: SeriesGuide): shows, movies, lists. */
export const seriesguide = fileReader(
  'seriesguide',
  ({ json }) => hasAny(json, (entry) => isMovie(entry) || isShow(entry) || isList(entry)),
  readFile,
);
