import type { Fields } from '../../fields.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../cells/json-fields.ts';
import { readRating } from '../cells/read-rating.ts';
import { idsOfFields } from '../cells/read-title-ids.ts';
import { readYear } from '../cells/read-year.ts';
import { episodesIn, readEpisode } from '../episodes/read-episode.ts';
import {
  type Finding,
  type Findings,
  listFinding,
  type TitleStatement,
  stoppedFinding,
  titleFinding,
} from '../finding.ts';
import type { ImportedList } from '../imported-title.ts';
import type { KnownFile } from '../known-file.ts';
import type { ListId } from '../lists-apart.ts';
import { hasAny, type SourceReader } from '../source-reader.ts';

/** Lists are told apart by the file's name alone. Exports until 2025 have folders where later ones have hyphens. */
const FAVORITES = 'favorites';
const LIST = /(?:^|[-/])list-(\d+)-(.+)$/s;
const ENDING = '.json';
/** What is hidden from the calendar or from the progress is only out of the visitor's way there. */
const HIDDEN = /hidden[-/]/;

const isHiddenFromAdvice = (path: string): boolean => {
  const at = path.search(HIDDEN);
  return at >= 0 && path.includes('recommend', at);
};

/** Whether an entry is a show that the visitor has dropped. What is seen anew, or only owned, is hidden in files of its own. */
const isGivenUp = (entry: Fields, { path }: KnownFile): boolean => {
  const at = path.search(HIDDEN);
  if (at < 0 || !hasField(entry, 'show') || hasField(entry, 'season')) return false;
  return /dropped|progress[-_]watched(?![-_]reset)/.test(path.slice(at));
};

/** A time of viewing: of a show it is that of an episode, whether the entry names it or not. */
const viewing =
  (field: string) =>
  (entry: Fields, { days }: KnownFile): Partial<TitleStatement> => {
    const time = days.time(entry[field]) ?? null;
    return hasField(entry, 'movie') ? { seenAt: time } : { lastSeenAt: time };
  };

const rated = (entry: Fields): Partial<TitleStatement> => ({ rating: readRating(entry['rating']) });

const ROLES: readonly (readonly [field: string, (entry: Fields, file: KnownFile) => Partial<TitleStatement>])[] = [
  ['watched_at', viewing('watched_at')],
  ['last_watched_at', viewing('last_watched_at')],
  ['rated_at', rated],
  ['rating', rated],
  [
    'hidden_at',
    (entry, { path, days }) => (isHiddenFromAdvice(path) ? { hiddenAt: days.time(entry['hidden_at']) } : {}),
  ],
  ['comment', (entry) => ({ note: textOf(fieldsOf(entry['comment'])['comment']) })],
  ['note', (entry) => ({ note: textOf(fieldsOf(entry['note'])['notes']) })],
  [
    'listed_at',
    (entry, file) => {
      const since = file.days.time(entry['listed_at']) ?? null;
      return file.fileName.includes(FAVORITES) ? { likedAt: since } : { listedAt: since };
    },
  ],
];

/** The field that says it. A time that is null is one that is not known, where no other field says what the entry is. */
const roleFieldOf = (entry: Fields): string | undefined => {
  const fields = ROLES.map(([field]) => field).filter((field) => Object.hasOwn(entry, field));
  const isAlone = fields.length === 1 && !hasField(entry, 'collected_at');
  // A viewing whose time is not known may have none.
  const isViewing = fields.length === 0 && hasField(entry, 'action');
  return fields.find((field) => hasField(entry, field)) ?? (isAlone ? fields[0] : isViewing ? 'watched_at' : undefined);
};

/** What an entry says of its title. Nothing, where it is only owned, begun or talked of. */
const traktRole = (entry: Fields, file: KnownFile): Partial<TitleStatement> => {
  const said = roleFieldOf(entry);
  return ROLES.find(([field]) => field === said)?.[1](entry, file) ?? {};
};

/** What an entry may be of; its name is that of the show. */
const PARTS = ['person', 'episode', 'season'] as const;
const MEDIA = ['movie', 'show', 'person', 'season', 'episode'];

const isEntry = (entry: Fields): boolean => MEDIA.some((field) => Object.hasOwn(fieldsOf(entry[field]), 'ids'));
const isListOfLists = ({ json }: KnownFile): boolean =>
  hasAny(json, ({ privacy, ids }) => privacy !== undefined && Object.hasOwn(fieldsOf(ids), 'slug'));

/** Episodes that are only owned have the time since when, and none of watching. */
const isOwned = (episode: Fields): boolean =>
  hasField(episode, 'collected_at') && !hasField(episode, 'last_watched_at');

/** What an entry says of episodes that were seen; undefined where it is of a title as a whole, or of something else. */
const episodesOf = (
  entry: Fields,
  { lastSeenAt }: Partial<TitleStatement>,
  { days }: KnownFile,
): TitleStatement['episodes'] => {
  if (hasField(entry, 'seasons'))
    return episodesIn(entry).flatMap(({ season: { number: season }, episode }) => {
      if (isOwned(episode)) return [];
      const seenAt = days.time(episode['last_watched_at']);
      return readEpisode({ season, number: episode['number'], seenAt }) ?? [];
    });
  if (!hasField(entry, 'episode') || lastSeenAt === undefined) return undefined;
  const { season, number, ids } = fieldsOf(entry['episode']);
  return [readEpisode({ season, number, seenAt: lastSeenAt, tvdb: fieldsOf(ids)['tvdb'] })];
};

const mediaOf = (entry: Fields): TitleStatement => {
  const isMovie = hasField(entry, 'movie');
  const media = fieldsOf(isMovie ? entry['movie'] : (entry['show'] ?? entry['person']));
  return {
    name: textOf(media['title'] ?? media['name']),
    year: readYear(media['year']),
    media_type: isMovie ? 'movie' : 'tv',
    ...idsOfFields(fieldsOf(media['ids'])),
  };
};

const findingOf = (entry: Fields, role: Partial<TitleStatement>, file: KnownFile): Finding => {
  const [media, episodes] = [mediaOf(entry), episodesOf(entry, role, file)];
  if (episodes && episodes.length > 0) return titleFinding({ ...media, episodes });
  return titleFinding({ ...media, reason: PARTS.find((field) => hasField(entry, field)), ...role });
};

type Lists = ReadonlyMap<string, Pick<ImportedList, 'name' | 'description'>>;

/** The visitor's lists, by Trakt's numbers. */
const listsIn = (files: readonly KnownFile[]): Lists =>
  new Map(
    files.filter(isListOfLists).flatMap(({ json }) =>
      itemsOf(json).map((item) => {
        const { name, description, ids } = fieldsOf(item);
        return [textOf(fieldsOf(ids)['trakt']), { name: textOf(name), description: textOf(description) }] as const;
      }),
    ),
  );

/** So many digits a number has at most: numbers are sorted as texts. */
const DIGITS = 15;

/** The list that a file has, by its number: the file's name has the list's as an address has it. */
const listOf = ({ path }: KnownFile, lists: Lists) => {
  const [, id, slug] = path.endsWith(ENDING) ? (LIST.exec(path.slice(0, -ENDING.length)) ?? []) : [];
  if (id === undefined || slug === undefined) return undefined;
  const listId: ListId = { key: `trakt:${id.padStart(DIGITS, '0')}` };
  return { listId, ...(lists.get(id) ?? { name: slug.replaceAll('-', ' '), description: '' }) };
};

/** Trakt's number of a show, else its name. */
const showKey = (entry: Fields): string => {
  const { ids, title } = fieldsOf(entry['show']);
  return textOf(fieldsOf(ids)['trakt']) || textOf(title);
};

/** What an entry of a show sums up, without the viewings themselves. */
const isSum = (entry: Fields): boolean => hasField(entry, 'show') && roleFieldOf(entry) === 'last_watched_at';

/** The shows of whose viewings a whole export has each. */
function* showsOfHistory(files: readonly KnownFile[]): Generator<undefined, ReadonlySet<string>> {
  const shows = new Set<string>();
  for (const file of files) {
    if (file.isChosen) continue;
    for (const entry of itemsOf(file.json).map(fieldsOf)) {
      if (hasField(entry, 'watched_at') && hasField(entry, 'episode')) shows.add(showKey(entry));
      yield undefined;
    }
  }
  return shows;
}

/** @param summed the shows of which sums say nothing */
function* readEntries(file: KnownFile, list: ReturnType<typeof listOf>, summed: ReadonlySet<string>): Findings {
  if (list) yield listFinding(list.name, list.description, list.listId);
  for (const entry of itemsOf(file.json).map(fieldsOf)) {
    if (!list && isGivenUp(entry, file)) yield stoppedFinding(mediaOf(entry));
    const role = list ? { list: list.name, listId: list.listId } : traktRole(entry, file);
    const isTold = isSum(entry) && summed.has(showKey(entry));
    yield isTold ? undefined : findingOf(entry, { ...role, position: entry['rank'] }, file);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** Trakt's export (product.md, Import: Trakt): the zip, in either layout, or any of its files. */
export const trakt: SourceReader<'trakt'> = {
  source: 'trakt',
  recognises: (file) => hasAny(file.json, isEntry) || isListOfLists(file),
  *read(files) {
    const [lists, ofHistory] = [listsIn(files), yield* showsOfHistory(files)];
    for (const file of files)
      if (!isListOfLists(file)) yield* readEntries(file, listOf(file, lists), file.isChosen ? NONE : ofHistory);
  },
};
