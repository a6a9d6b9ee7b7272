import { dayOfNumber } from '../days/day-of-time.ts';
import { isShared, sharedShows, type SharedShow } from '../devices/library-items.ts';
import type { Collection } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import type { Mark, MarkedTitle } from '../library/marks/mark.ts';
import { seenDayOf } from '../library/marks/seen-day.ts';
import { isBare, newestFirst, viewingDayOf, viewingsOf, viewingTime } from '../library/marks/viewings.ts';
import { type SavedListName, SAVED_LIST_NAMES } from '../library/saved-lists.ts';
import type { SavedTitle, StoredTitle } from '../library/saved-title.ts';
import { runsNames, seasonIn } from '../shows/rounds.ts';
import type { Run } from '../shows/runs.ts';
import { seenOfSeason } from '../shows/watched-show.ts';
import type { Steps } from '../steps.ts';
import { mediaTypeOf, titleKey, type TitleKey } from '../title.ts';
import type { ExportRow } from './export-form.ts';
import { safeCell } from './safe-cell.ts';
import { yearOf } from './year-of.ts';

/** What a row says of a title on a list (data-format.md). */
interface Entry {
  readonly list: SavedListName | 'collection' | 'marks' | 'viewings' | 'episodes';
  /** The name of the collection. */
  readonly collection?: string;
  readonly title: StoredTitle;
  readonly addedAt?: string;
  /** Of an episode of it. */
  readonly episode?: EpisodeEntry;
  /** Of one viewing of it. */
  readonly viewing?: Pick<Mark, 'seenAt' | 'rating' | 'note'>;
}

interface EpisodeEntry {
  readonly season: number;
  readonly number: string;
  /** As a mark has it. */
  readonly seenAt: string | null;
}

type MarkOf = (title: StoredTitle) => Mark;

/** As other services write it. */
const UNKNOWN_DAY = 'unknown';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(?:T|$)/;

/** What is no time goes along as it is. */
const watchedAt = ({ seenAt }: Mark): string => {
  if (seenAt === null) return UNKNOWN_DAY;
  const text = seenAt ?? '';
  if (viewingDayOf(text) !== seenDayOf(text)) return text;
  return (ISO_TIME.test(text) && seenDayOf(text)) || text;
};

/** Its columns, in their order. */
const COLUMNS = {
  list: ({ list }) => list,
  collection: ({ collection = '' }) => collection,
  media_type: ({ title }) => mediaTypeOf(title),
  tmdb_id: ({ title }) => `${title.id}`,
  title: ({ title: { title, name } }) => title || name || '',
  year: ({ title }) => yearOf(title),
  added_at: ({ addedAt = '' }) => addedAt,
  watched_at: (_, mark) => watchedAt(mark),
  rating10: (_, { rating }) => (rating === undefined ? '' : `${rating}`),
  note: (_, { note = '' }) => note,
  hidden_at: (_, { hiddenAt = '' }) => hiddenAt,
  season: ({ episode }) => (episode ? `${episode.season}` : ''),
  episode: ({ episode }) => episode?.number ?? '',
} as const satisfies Readonly<Record<string, (entry: Entry, mark: Mark) => string>>;

const LIST_COLUMNS = Object.keys(COLUMNS);

const savedIn = (list: SavedListName, titles: readonly SavedTitle[]): readonly Entry[] =>
  titles.map((title) => ({ list, title, addedAt: title.addedAt }));

const collectedIn = ({ name, movies }: Collection): readonly Entry[] =>
  movies.map((title) => ({ list: 'collection', collection: name, title }));

const numbersOf = ({ from, to }: Run, isEach: boolean): readonly string[] =>
  isEach ? Array.from({ length: to - from + 1 }, (_, at) => `${from + at}`) : [to > from ? `${from}-${to}` : `${from}`];

/** A row for each time of an episode, and one for a run of a show whose episodes cannot have been seen one at a time: a few runs may be millions. */
const episodesIn = ({ show, hasRoom }: SharedShow): readonly Entry[] =>
  runsNames(show).flatMap((name) => {
    const season = seasonIn(name);
    if (season === undefined) return [];
    return seenOfSeason(show, name).flatMap((run) =>
      numbersOf(run, hasRoom && isShared(run)).map((number): Entry => {
        const seenAt = run.day === null ? null : dayOfNumber(run.day) || null;
        return { list: 'episodes', title: { ...show, media_type: 'tv' }, episode: { season, number, seenAt } };
      }),
    );
  });

/** A row for the mark, with its own day, and one for each other day, or of which more is said (product.md, Export: table). */
const markedIn = (mark: MarkedTitle): readonly Entry[] => {
  const [own, viewings] = [seenDayOf(mark.seenAt), mark.viewings ? viewingsOf(mark) : {}];
  const days = newestFirst(Object.keys(viewings)).filter((day) => day !== own || !isBare(viewings[day]));
  const rows = days.map((day): Entry => {
    const viewing = { ...viewings[day], seenAt: viewingTime(day) || null };
    return { list: 'viewings', title: mark, viewing };
  });
  return [{ list: 'marks', title: mark }, ...rows];
};

function* entriesOf(library: Library): Generator<Entry, void> {
  for (const list of SAVED_LIST_NAMES) yield* savedIn(list, library[list]);
  for (const collection of library.collections) yield* collectedIn(collection);
  for (const mark of library.marks) yield* markedIn(mark);
  for (const shared of sharedShows(library.episodes)) yield* episodesIn(shared);
}

const markIn = (marks: readonly MarkedTitle[]): MarkOf => {
  const byKey = new Map<TitleKey, Mark>(marks.map((mark) => [titleKey(mark), mark]));
  return (title) => byKey.get(titleKey(title)) ?? {};
};

/** Every title of every list with what the visitor knows of it; the first row is the header (product.md, Export: table). */
export function* listTable(library: Library): Steps<readonly ExportRow[]> {
  const markOf = markIn(library.marks);
  const rows: ExportRow[] = [LIST_COLUMNS];
  for (const entry of entriesOf(library)) {
    // The marks of a show are not those of its episodes, nor is what is said of a title said of each viewing.
    const mark = entry.episode ?? entry.viewing ?? markOf(entry.title);
    rows.push(Object.values(COLUMNS).map((cell) => safeCell(cell(entry, mark))));
    yield;
  }
  return rows;
}
