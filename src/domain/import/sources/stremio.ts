import type { Fields } from '../../fields.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { fieldsOf, hasField, textOf } from '../cells/json-fields.ts';
import { readImdbId, readNumber, readPlaceNumber } from '../cells/read-ids.ts';
import type { TitleIds } from '../cells/read-title-ids.ts';
import { readYear } from '../cells/read-year.ts';
import { isAny } from '../cells/read-yes-no.ts';
import type { ImportedEpisode } from '../episodes/imported-episode.ts';
import { readEpisode } from '../episodes/read-episode.ts';
import { titleFinding, type Finding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { fileReader, hasAny } from '../source-reader.ts';
import { kindOf, type ServiceKinds } from './service-words.ts';

/** What is no title has an address as well. An anime may be a movie or a show. */
const KINDS: ServiceKinds = {
  movie: 'movie',
  series: 'tv',
  channel: 'video',
  tv: 'video',
  radio: 'video',
  events: 'video',
  other: 'video',
};

/** An entry of the library, as its `library_item.rs` has it. */
const isEntry = (entry: Fields): boolean =>
  ['_id', 'type', 'state'].every((field) => hasField(entry, field)) && hasField(entry, 'removed');

/** In its own copy of an account, each entry is wrapped: its server's number and its time are around it. */
const unwrapped = (item: unknown): Fields => {
  const entry = fieldsOf(item);
  return hasField(entry, '__id') ? fieldsOf(entry['d']) : entry;
};

/** A list, or what its server answered with one, or the copy of an account, or the bucket that its programs keep, by number. */
const entriesIn = (json: unknown): readonly Fields[] => {
  const { result, library, items } = fieldsOf(json);
  const inner = Array.isArray(json) ? json : (result ?? library ?? items);
  return (Array.isArray(inner) ? inner : Object.values(fieldsOf(inner))).map(unwrapped);
};

/** IMDb's number as a rule; that of another service has its name before it. */
const idsOf = (id: string): TitleIds => {
  const [, tmdb] = /^tmdb:(\d+)/.exec(id) ?? [];
  return { imdb: /^tt\d+/.test(id) ? readImdbId(id.split(':', 1)[0]) : undefined, tmdb: readNumber(tmdb) };
};

/** Behind the number of its show, 'tt9000003:1:5': of a service that counts on through all seasons one number alone, 'kitsu:42:5'. */
const episodeOf = (show: string, video: string, seenAt: string | null): ImportedEpisode | undefined => {
  if (!video.startsWith(`${show}:`)) return undefined;
  const [first, second, more] = video.slice(show.length + 1).split(':');
  if (second === undefined) return readEpisode({ number: first, seenAt });
  return more === undefined ? readEpisode({ season: first, number: second, seenAt }) : undefined;
};

/** What was seen to its end: how often, and whether what was played last was. */
const isSeen = ({ timesWatched, flaggedWatched }: Fields): boolean => isAny(timesWatched) || isAny(flaggedWatched);

/**
 * Of a show the file says by number only which episode was the furthest that was seen, before how many there are up to it:
 * 'tt9000003:1:5:5:eJwDAA…'. The others it has as places in a list that it does not have. Of a show of which nothing was seen that is
 * the first one.
 */
const furthestOf = (state: Fields): string => {
  const parts = textOf(state['watched']).split(':');
  const isFirst = (readPlaceNumber(parts.at(-2)) ?? 0) < 2;
  return isFirst && !isSeen(state) ? '' : parts.slice(0, -2).join(':');
};

const episodesOf = (show: string, state: Fields, days: DayReading): readonly ImportedEpisode[] => {
  const [furthest, last] = [furthestOf(state), textOf(state['video_id'])];
  const videos = new Set([furthest, isAny(state['flaggedWatched']) ? last : '']);
  return [...videos].flatMap((video) => {
    const seenAt = video === last ? (days.time(state['lastWatched']) ?? null) : null;
    return episodeOf(show, video, seenAt) ?? [];
  });
};

/** What is only kept for a time, or was taken away, is on no list: what was seen of it was seen. */
const isListed = (entry: Fields): boolean => !isAny(entry['removed']) && !isAny(entry['temp']);

const unseen = (entry: Fields, days: DayReading): Partial<TitleStatement> =>
  isListed(entry)
    ? { listedAt: days.time(entry['_ctime']) ?? null }
    : { elseLeftOut: { reason: 'unmarked', word: isAny(entry['temp']) ? 'temp' : 'removed' } };

const saidOf = (entry: Fields, title: TitleStatement, days: DayReading): Partial<TitleStatement> => {
  const state = fieldsOf(entry['state']);
  const episodes = title.media_type === 'movie' ? [] : episodesOf(textOf(entry['_id']), state, days);
  if (episodes.length > 0) return { media_type: 'tv', episodes };
  if (!isSeen(state)) return unseen(entry, days);
  const time = days.time(state['lastWatched']) ?? null;
  return title.media_type === 'movie' ? { seenAt: time } : { lastSeenAt: time };
};

const findingOf = (entry: Fields, days: DayReading): Finding => {
  const title: TitleStatement = {
    name: textOf(entry['name']),
    year: readYear(entry['year'] ?? entry['releaseInfo']),
    ...kindOf(KINDS, textOf(entry['type'])),
    ...idsOf(textOf(entry['_id'])),
  };
  return titleFinding(title.reason ? title : { ...title, ...saidOf(entry, title, days) });
};

function* readFile({ json, days }: KnownFile): Findings {
  for (const entry of entriesIn(json)) yield findingOf(entry, days);
}

/** Stremio's library (product.md, Import: Stremio). */
export const stremio = fileReader('stremio', ({ json }) => hasAny(entriesIn(json), isEntry), readFile);
