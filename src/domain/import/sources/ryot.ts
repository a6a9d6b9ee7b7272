import type { Fields } from '../../fields.ts';
import type { DayReading } from '../cells/day-reading.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../cells/json-fields.ts';
import { readRating } from '../cells/read-rating.ts';
import { idsOfService } from '../cells/read-title-ids.ts';
import type { ImportedEpisode } from '../episodes/imported-episode.ts';
import { readEpisode } from '../episodes/read-episode.ts';
import { leftOut, listFinding, titleFinding, type Finding, type Findings, type TitleStatement } from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import type { LeftOutReason } from '../left-out.ts';
import { fileReader, hasAny } from '../source-reader.ts';
import { kindOf, meaningOf, type ServiceKinds, type Words } from './service-words.ts';

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

/** Its best rating, and all of a title, in per cent. */
const BEST = 100;

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

/** What the entry was called where it came from: its name, or a key of other programs. */
const nameOf = ({ source_id, title }: Fields): string => {
  const name = textOf(title) || textOf(source_id);
  return /^(?:\d+|[a-z]+_\w{8,}|tt\d+)$/i.test(name) ? '' : name;
};

/** Whether all of it was seen: without a progress it was, unless a state says otherwise. */
const isWhole = ({ progress, state }: Fields): boolean =>
  (progress ?? undefined) === undefined ? (state ?? 'completed') === 'completed' : Number(progress) >= BEST;

const episodeOf = (seen: Fields, seenAt: string | null): ImportedEpisode | undefined =>
  readEpisode({ number: seen['anime_episode_number'], seenAt }) ??
  readEpisode({ season: seen['show_season_number'], number: seen['show_episode_number'], seenAt });

const seenFinding = (title: TitleStatement, seen: Fields, days: DayReading): Finding => {
  if (!isWhole(seen)) return titleFinding({ ...title, elseLeftOut: { reason: 'unmarked', word: 'In Progress' } });
  const seenAt = days.time(seen['ended_on']) ?? null;
  if (title.media_type === 'movie') return titleFinding({ ...title, seenAt });
  const isEpisode = hasField(seen, 'show_episode_number') || hasField(seen, 'anime_episode_number');
  const said = isEpisode
    ? ({ media_type: 'tv', episodes: [episodeOf(seen, seenAt)] } as const)
    : { lastSeenAt: seenAt };
  return titleFinding({ ...title, ...said });
};

/** A part of a show that a review is of. */
const partOf = (review: Fields): LeftOutReason | undefined => {
  if (hasField(review, 'show_episode_number')) return 'episode';
  return hasField(review, 'show_season_number') || hasField(review, 'anime_episode_number') ? 'season' : undefined;
};

const reviewFinding = (title: TitleStatement, review: Fields): Finding => {
  const { text } = fieldsOf(review['review']);
  return titleFinding({
    ...title,
    reason: partOf(review),
    rating: readRating(review['rating'], BEST),
    note: textOf(text),
  });
};

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
  const ids = idsOfService(textOf(entry['source']), entry['identifier']);
  const title: TitleStatement = { name: nameOf(entry), ...kindOf(KINDS, textOf(entry['lot'])), ...ids };
  yield titleFinding(title);
  if (title.reason) return;
  for (const seen of itemsOf(entry['seen_history'])) yield seenFinding(title, fieldsOf(seen), days);
  for (const review of itemsOf(entry['reviews'])) yield reviewFinding(title, fieldsOf(review));
  yield* readCollections(title, entry);
}

function* readFile({ json, days }: KnownFile): Findings {
  for (const { name, description } of itemsOf(fieldsOf(json)['collections']).map(fieldsOf))
    if (!meaningOf(OWN_COLLECTIONS, textOf(name))) yield listFinding(textOf(name), textOf(description));
  for (const entry of entriesIn(json)) yield* readEntry(entry, days);
  for (const { name } of itemsOf(fieldsOf(json)['people']).map(fieldsOf)) yield leftOut(textOf(name), 'person');
}

/** Ryot's export (product.md, Import: Ryot), as its `ImportOrExportMetadataItem` has it. */
export const ryot = fileReader('ryot', ({ json }) => hasAny(entriesIn(json), isEntry), readFile);
