import type { Fields } from '../../fields.ts';
import type { MediaType } from '../../title.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../cells/json-fields.ts';
import { readRating } from '../cells/read-rating.ts';
import { idsOfFields } from '../cells/read-title-ids.ts';
import { readYear } from '../cells/read-year.ts';
import { episodesIn, readEpisode } from '../episodes/read-episode.ts';
import type { Findings, TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { fileReader } from '../source-reader.ts';
import { statedTitle, type ServiceStates } from './service-words.ts';

const PARTS = ['movies', 'shows', 'anime'];

const STATES: ServiceStates = {
  plantowatch: 'to-see',
  completed: 'seen',
  watching: 'neither',
  hold: 'neither',
  notinteresting: 'neither',
  dropped: 'given-up',
};

/** What the number of an anime's episode is among TheTVDB's, where the file says it: Simkl numbers each season's from 1. */
const placeOf = (season: Fields, episode: Fields): Pick<Fields, 'season' | 'number'> => {
  const tvdb = fieldsOf(episode['tvdb']);
  return hasField(tvdb, 'season') && hasField(tvdb, 'episode')
    ? { season: tvdb['season'], number: tvdb['episode'] }
    : { season: season['number'], number: episode['number'] };
};

const episodesOf = (entry: Fields, days: DayReading): TitleStatement['episodes'] =>
  episodesIn(entry).map(({ season, episode }) =>
    readEpisode({ ...placeOf(season, episode), seenAt: days.time(episode['watched_at']) }),
  );

const statementOf = (entry: Fields, days: DayReading): TitleStatement => {
  const isMovie = hasField(entry, 'movie') || textOf(entry['anime_type']) === 'movie';
  const media = fieldsOf(entry['movie'] ?? entry['show']);
  const media_type: MediaType = isMovie ? 'movie' : 'tv';
  return {
    name: textOf(media['title']),
    year: readYear(media['year']),
    media_type,
    ...idsOfFields(fieldsOf(media['ids'])),
    rating: readRating(entry['user_rating']),
    note: textOf(fieldsOf(entry['memo'])['text']),
    episodes: isMovie ? [] : episodesOf(entry, days),
  };
};

const readEntry = (entry: Fields, days: DayReading): Findings =>
  statedTitle(statementOf(entry, days), {
    states: STATES,
    word: textOf(entry['status']),
    listedAt: () => days.time(entry['added_to_watchlist_at']),
    seenAt: () => days.time(entry['last_watched_at']),
  });

function* readFile({ json, days }: KnownFile): Findings {
  for (const part of PARTS) for (const entry of itemsOf(fieldsOf(json)[part])) yield* readEntry(fieldsOf(entry), days);
}

/** Simkl's backup (product.md, Import: Simkl). */
export const simkl = fileReader(
  'simkl',
  ({ json }) =>
    PARTS.some((part) =>
      itemsOf(fieldsOf(json)[part]).some((entry) =>
        Object.hasOwn(fieldsOf(fieldsOf(entry)['movie'] ?? fieldsOf(entry)['show']), 'title'),
      ),
    ),
  readFile,
);
