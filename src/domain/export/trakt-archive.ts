import { sharedShows } from '../devices/library-items.ts';
import type { Collection } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import { isHidden, type MarkedTitle } from '../library/marks/mark.ts';
import type { SavedTitle, StoredTitle } from '../library/saved-title.ts';
import type { Steps } from '../steps.ts';
import { mediaTypeOf } from '../title.ts';
import { slicesOf } from '../util/slices-of.ts';
import type { ExportFile } from './export-form.ts';
import type { ImdbNumbers } from './imdb-numbers.ts';
import {
  commentOf,
  episodeViewings,
  movieViewings,
  noteOf,
  type TraktEntry,
  traktMedia,
  traktTime,
  UNKNOWN_TIME,
} from './trakt-entries.ts';

/** As many as Trakt has in a file, roughly: others read each at once. */
const ENTRIES_A_FILE = 2_000;
const SLUG_LONGEST = 50;

interface TraktOptions {
  readonly imdb: ImdbNumbers;
  /** Whether notes go along as comments as well, which others read. */
  readonly withNotes: boolean;
  /** Whether what was seen some time has the first moment of 1970, and not no time. */
  readonly withUnknownDays?: boolean | undefined;
}

/** Entries as JSON, each by itself: thousands at once would hold the page up. */
type EntryTexts = readonly string[];

const fileOf = (name: string, entries: EntryTexts): ExportFile => ({
  name: `${name}.json`,
  text: `[${entries.join(',\n')}]`,
});

/** Nothing where there is nothing in it. */
const filled = (name: string, entries: EntryTexts): readonly ExportFile[] =>
  entries.length > 0 ? [fileOf(name, entries)] : [];

/** By their times: thousands on few days are not sorted one by one. */
class History {
  private readonly byTime = new Map<string, TraktEntry[]>();

  add(entry: TraktEntry): void {
    const time = String(entry['watched_at']);
    const others = this.byTime.get(time);
    if (others) others.push(entry);
    else this.byTime.set(time, [entry]);
  }

  /** The newest first, as Trakt has them; those of which nobody knows when come last. */
  *inOrder(): Generator<TraktEntry, void> {
    for (const time of [...this.byTime.keys()].toSorted().toReversed()) yield* this.byTime.get(time) ?? [];
  }
}

function* historyOf({ marks, episodes }: Library, imdb: ImdbNumbers): Steps<History> {
  const history = new History();
  for (const mark of marks) {
    for (const entry of movieViewings(mark, imdb)) history.add(entry);
    yield;
  }
  for (const shared of sharedShows(episodes)) {
    for (const entry of episodeViewings(shared, imdb)) {
      history.add(entry);
      yield;
    }
  }
  return history;
}

/** At least one, by which readers know the archive. */
function* historyFiles(library: Library, { imdb, withUnknownDays }: TraktOptions): Steps<readonly ExportFile[]> {
  const history = yield* historyOf(library, imdb);
  const entries: string[] = [];
  for (const { id, watched_at, ...entry } of history.inOrder()) {
    const isKnown = watched_at !== UNKNOWN_TIME || withUnknownDays;
    entries.push(JSON.stringify({ id, ...(isKnown && { watched_at }), ...entry }));
    yield;
  }
  const [first = [], ...others] = slicesOf(entries, ENTRIES_A_FILE);
  return [first, ...others].map((slice, at) => fileOf(`watched-history-${at + 1}`, slice));
}

type EntryOf<Title> = (title: Title, media: TraktEntry, rank: number) => TraktEntry;

interface Titles<Title> {
  readonly titles: readonly Title[];
  readonly imdb: ImdbNumbers;
}

function* entriesOf<Title extends StoredTitle>(
  { titles, imdb }: Titles<Title>,
  entryOf: EntryOf<Title>,
): Steps<EntryTexts> {
  const entries: string[] = [];
  for (const [at, title] of titles.entries()) {
    entries.push(JSON.stringify(entryOf(title, traktMedia(title, imdb), at + 1)));
    yield;
  }
  return entries;
}

const listed: EntryOf<StoredTitle & Partial<Pick<SavedTitle, 'addedAt'>>> = ({ addedAt }, media, rank) => ({
  rank,
  id: rank,
  listed_at: traktTime(addedAt),
  notes: null,
  ...media,
});

/** What is in a file of movies, and what in one of shows. */
const KINDS = [
  ['movies', 'movie'],
  ['shows', 'tv'],
] as const;

function* markFiles({ marks }: Library, { imdb, withNotes }: TraktOptions): Steps<readonly ExportFile[]> {
  const files: ExportFile[] = [];
  const rated = marks.filter(({ rating }) => rating !== undefined);
  const noted = marks.filter(({ note }) => note !== undefined);
  const kinds: readonly (readonly [name: string, marks: readonly MarkedTitle[], entryOf: EntryOf<MarkedTitle>])[] = [
    ['ratings', rated, ({ rating }, media) => ({ rated_at: UNKNOWN_TIME, rating, ...media })],
    ['notes', noted, ({ note }, media) => noteOf(note, media)],
    ['comments', withNotes ? noted : [], ({ note }, media) => commentOf(note, media)],
  ];
  for (const [name, all, entryOf] of kinds) {
    for (const [kind, type] of KINDS) {
      const titles = all.filter((mark) => mediaTypeOf(mark) === type);
      files.push(...filled(`${name}-${kind}`, yield* entriesOf({ titles, imdb }, entryOf)));
    }
  }
  return files;
}

/** What the visitor does not want to see there: recommended, or among what is next. */
function* hiddenFiles({ marks, episodes }: Library, imdb: ImdbNumbers): Steps<readonly ExportFile[]> {
  const hidden = yield* entriesOf({ titles: marks.filter(isHidden), imdb }, ({ hiddenAt }, media) => ({
    hidden_at: traktTime(hiddenAt),
    ...media,
  }));
  const titles = episodes
    .filter(({ stoppedAt }) => stoppedAt !== undefined)
    .map((show) => ({ ...show, media_type: 'tv' as const }));
  const stopped = yield* entriesOf({ titles, imdb }, ({ stoppedAt }, media) => ({
    hidden_at: traktTime(stoppedAt),
    ...media,
  }));
  return [...filled('hidden-recommendations', hidden), ...filled('hidden-progress-watched', stopped)];
}

/** A name as an address has it; each once, as readers tell lists apart by it. */
const slugsOf = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const slug =
      letters
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, SLUG_LONGEST) || 'list';
    let free = slug;
    for (let count = 2; taken.has(free); count += 1) free = `${slug}-${count}`;
    taken.add(free);
    return free;
  });
};

const listHead = ({ name, description, createdAt, movies }: Collection, trakt: number, slug: string): TraktEntry => ({
  name,
  description,
  privacy: 'private',
  type: 'personal',
  display_numbers: true,
  allow_comments: false,
  sort_by: 'rank',
  sort_how: 'asc',
  created_at: traktTime(createdAt),
  updated_at: traktTime(createdAt),
  item_count: movies.length,
  comment_count: 0,
  likes: 0,
  ids: { trakt, slug },
});

/** Those with titles in them: an empty one is no list for others. */
function* listFiles({ collections }: Library, imdb: ImdbNumbers): Steps<readonly ExportFile[]> {
  const lists = collections.filter(({ movies }) => movies.length > 0);
  const slugs = slugsOf(lists.map(({ name }) => name));
  const files: ExportFile[] = [];
  for (const [at, { movies: titles }] of lists.entries())
    files.push(...filled(`lists-list-${at + 1}-${slugs[at]}`, yield* entriesOf({ titles, imdb }, listed)));
  const heads = lists.map((list, at) => JSON.stringify(listHead(list, at + 1, slugs[at] ?? '')));
  return [...filled('lists-lists', heads), ...files];
}

/** The visitor's lists as the archive that Trakt gives (product.md, Export: Trakt); no files for nothing. */
export function* traktArchive(library: Library, options: TraktOptions): Steps<readonly ExportFile[]> {
  const { imdb } = options;
  const history = yield* historyFiles(library, options);
  const others = [
    ...(yield* markFiles(library, options)),
    ...filled('lists-watchlist', yield* entriesOf({ titles: library.watchlist, imdb }, listed)),
    ...filled('lists-favorites', yield* entriesOf({ titles: library.favorites, imdb }, listed)),
    ...(yield* listFiles(library, imdb)),
    ...(yield* hiddenFiles(library, imdb)),
  ];
  const isSeen = history.some(({ text }) => text !== fileOf('', []).text);
  return isSeen || others.length > 0 ? [...history, ...others] : [];
}
