import type { Fields } from '../../fields.ts';
import type { MediaType } from '../../title.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../cells/json-fields.ts';
import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import { readYear } from '../cells/read-year.ts';
import { titleStateOf } from '../cells/title-state.ts';
import { episodesOfSeasons } from '../episodes/episodes-of-seasons.ts';
import type { ImportedEpisode } from '../episodes/imported-episode.ts';
import { readEpisode } from '../episodes/read-episode.ts';
import { stoppedFinding, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';

const PARTS = ['movies', 'shows', 'anime'];

/** 'watching', 'hold', 'dropped' and 'notinteresting' say neither that it is to be seen nor that it was. */
const roleOf = (entry: Fields, days: DayReading): Partial<TitleStatement> => {
  const status = textOf(entry['status']);
  const state = titleStateOf(status);
  if (state === 'to-see') return { listedAt: days.time(entry['added_to_watchlist_at']) ?? null };
  if (state === 'seen') return { seenAt: days.time(entry['last_watched_at']) ?? null };
  return state === undefined ? { state: status } : {};
};

/** What the number of an anime's episode is among TheTVDB's, where the file says it: Simkl numbers each season's from 1. */
const placeOf = (season: Fields, episode: Fields): Pick<Fields, 'season' | 'number'> => {
  const tvdb = fieldsOf(episode['tvdb']);
  return hasField(tvdb, 'season') && hasField(tvdb, 'episode')
    ? { season: tvdb['season'], number: tvdb['episode'] }
    : { season: season['number'], number: episode['number'] };
};

const episodesOf = (entry: Fields, days: DayReading): readonly ImportedEpisode[] =>
  episodesOfSeasons(entry, (season, episode) =>
    readEpisode({ ...placeOf(season, episode), seenAt: days.time(episode['watched_at']) }),
  );

const statementOf = (entry: Fields, days: DayReading): TitleStatement => {
  const isMovie = hasField(entry, 'movie') || textOf(entry['anime_type']) === 'movie';
  const media = fieldsOf(entry['movie'] ?? entry['show']);
  const media_type: MediaType = isMovie ? 'movie' : 'tv';
  const ids = fieldsOf(media['ids']);
  return {
    name: textOf(media['title']),
    year: readYear(media['year']),
    media_type,
    tmdb: readNumber(ids['tmdb']),
    imdb: readImdbId(ids['imdb']),
    tvdb: readNumber(ids['tvdb']),
    rating: readRating(entry['user_rating']),
    note: textOf(fieldsOf(entry['memo'])['text']),
    episodes: isMovie ? [] : episodesOf(entry, days),
    ...roleOf(entry, days),
  };
};

function* readEntry(entry: Fields, days: DayReading): Findings {
  const statement = statementOf(entry, days);
  if (textOf(entry['status']) === 'dropped' && statement.media_type === 'tv') yield stoppedFinding(statement);
  yield titleFinding(statement);
}

function* readFile({ json, days }: KnownFile): Findings {
  for (const part of PARTS) for (const entry of itemsOf(fieldsOf(json)[part])) yield* readEntry(fieldsOf(entry), days);
}

/** Simkl's backup (product.md, Import: Simkl). */
export const simkl: SourceReader<'simkl'> = {
  source: 'simkl',
  recognises: ({ json }) =>
    PARTS.some((part) =>
      itemsOf(fieldsOf(json)[part]).some((entry) =>
        Object.hasOwn(fieldsOf(fieldsOf(entry)['movie'] ?? fieldsOf(entry)['show']), 'title'),
      ),
    ),
  read: (files) => inTurn(files, readFile),
};
