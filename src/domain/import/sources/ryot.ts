import type { Fields } from '../../fields.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../cells/json-fields.ts';
import { readImdbId, readNumber, readPlaceNumber } from '../cells/read-ids.ts';
import { readRating } from '../cells/read-rating.ts';
import type { TitleIds } from '../cells/read-title-ids.ts';
import type { ImportedEpisode } from '../episodes/imported-episode.ts';
import { readEpisode } from '../episodes/read-episode.ts';
import { leftOut, listFinding, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { inTurn, type SourceReader } from '../source-reader.ts';
import { kindOf, meaningOf, type ServiceKinds, type Words } from './service-kind.ts';

/** An anime may be a movie or a show. */
const KINDS: ServiceKinds = {
  movie: 'movie',
  show: 'tv',
  book: 'book',
  audiobook: 'book',
  manga: 'book',
  comicbook: 'book',
  videogame: 'game',
  visualnovel: 'game',
  podcast: 'video',
  music: 'video',
};

/** Its best rating. */
const BEST = 100;
const DONE = 100;

/** The collections that it makes itself: the state of a title, or how the visitor has it. Any other is a list. */
const OWN_COLLECTIONS: Words<Partial<TitleStatement>> = {
  watchlist: { listedAt: null },
  completed: { seenAt: null },
  inprogress: { elseLeftOut: { reason: 'unmarked', word: 'In Progress' } },
  monitoring: {},
  owned: { elseLeftOut: { reason: 'unmarked', word: 'Owned' } },
  custom: {},
  reminders: {},
};

const isEntry = (entry: Fields): boolean =>
  hasField(entry, 'lot') && ['source', 'identifier'].every((field) => Object.hasOwn(entry, field));

const entriesIn = (json: unknown): readonly Fields[] => {
  const { metadata, media } = fieldsOf(json);
  return itemsOf(Array.isArray(json) ? json : (metadata ?? media)).map(fieldsOf);
};

/** A number is that of the service that the entry names: of any other it says nothing. */
const idsOf = ({ source, identifier }: Fields): TitleIds => {
  const service = textOf(source).toLowerCase();
  if (service === 'tmdb') return { tmdb: readNumber(identifier) };
  if (service === 'imdb') return { imdb: readImdbId(identifier) };
  return service === 'tvdb' ? { tvdb: readNumber(identifier) } : {};
};

/** What the entry was called where it came from: its name, or a key of other programs. */
const nameOf = ({ source_id, title }: Fields): string => {
  const name = textOf(title) || textOf(source_id);
  return /^(?:\d+|[a-z]+_\w{8,}|tt\d+)$/i.test(name) ? '' : name;
};

const isWhole = ({ progress }: Fields): boolean =>
  progress === undefined || progress === null || Number(progress) >= DONE;

const episodeOf = (seen: Fields, seenAt: string | null): ImportedEpisode | undefined => {
  const anime = readPlaceNumber(seen['anime_episode_number']);
  if (anime !== undefined) return { number: anime, seenAt };
  return readEpisode({ season: seen['show_season_number'], number: seen['show_episode_number'], seenAt });
};

function* readSeen(title: TitleStatement, seen: Fields, days: DayReading): Findings {
  if (!isWhole(seen)) {
    yield titleFinding({ ...title, elseLeftOut: { reason: 'unmarked', word: 'In Progress' } });
    return;
  }
  const seenAt = days.time(seen['ended_on']) ?? null;
  const episode = title.media_type === 'movie' ? undefined : episodeOf(seen, seenAt);
  if (episode) yield titleFinding({ ...title, media_type: 'tv', episodes: [episode] });
  else yield titleFinding({ ...title, ...(title.media_type === 'movie' ? { seenAt } : { lastSeenAt: seenAt }) });
}

const isOfPart = (review: Fields): boolean =>
  ['show_season_number', 'show_episode_number', 'anime_episode_number'].some((field) => hasField(review, field));

function* readReview(title: TitleStatement, review: Fields): Findings {
  if (isOfPart(review)) yield leftOut(title.name, hasField(review, 'show_episode_number') ? 'episode' : 'season');
  else {
    const { text } = fieldsOf(review['review']);
    yield titleFinding({ ...title, rating: readRating(review['rating'], BEST), note: textOf(text) });
  }
}

/** Its collections were texts once. */
function* readCollections(title: TitleStatement, entry: Fields): Findings {
  for (const item of itemsOf(entry['collections'])) {
    const { collection_name, name } = fieldsOf(item);
    const collection = textOf(item) || textOf(collection_name) || textOf(name);
    const own = meaningOf(OWN_COLLECTIONS, collection);
    yield titleFinding({ ...title, ...(own ?? { list: collection }) });
  }
}

function* readEntry(entry: Fields, days: DayReading): Findings {
  const name = nameOf(entry);
  const { media_type, reason } = kindOf(KINDS, textOf(entry['lot']));
  if (reason) {
    yield leftOut(name, reason);
    return;
  }
  const title: TitleStatement = { name, media_type, ...idsOf(entry) };
  yield titleFinding(title);
  for (const seen of itemsOf(entry['seen_history'])) yield* readSeen(title, fieldsOf(seen), days);
  for (const review of itemsOf(entry['reviews'])) yield* readReview(title, fieldsOf(review));
  yield* readCollections(title, entry);
}

function* readFile({ json, days }: KnownFile): Findings {
  for (const { name, description } of itemsOf(fieldsOf(json)['collections']).map(fieldsOf))
    if (!meaningOf(OWN_COLLECTIONS, textOf(name))) yield listFinding(textOf(name), textOf(description));
  for (const entry of entriesIn(json)) yield* readEntry(entry, days);
  for (const { name } of itemsOf(fieldsOf(json)['people']).map(fieldsOf)) yield leftOut(textOf(name), 'person');
}

/** So many entries are looked at. */
const LOOKED_AT = 100;

/** Ryot's export (product.md, Import: Ryot), as its `ImportOrExportMetadataItem` has it. */
export const ryot: SourceReader<'ryot'> = {
  source: 'ryot',
  recognises: ({ json }) => entriesIn(json).slice(0, LOOKED_AT).some(isEntry),
  read: (files) => inTurn(files, readFile),
};
