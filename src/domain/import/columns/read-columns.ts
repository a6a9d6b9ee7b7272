import { RATING_MAX } from '../../library/marks/mark.ts';
import type { MediaType } from '../../title.ts';
import { readImdbId } from '../cells/read-ids.ts';
import { readRating, UNRATED } from '../cells/read-rating.ts';
import { readTmdbId, readTvdbId, type TitleIds } from '../cells/read-title-ids.ts';
import { titleTypeOf, isPlace } from '../cells/read-title-type.ts';
import { readYear } from '../cells/read-year.ts';
import { readYesNo } from '../cells/read-yes-no.ts';
import { TableDays } from '../cells/table-days.ts';
import { columnName, noteDays, recordsOf, type Cells, type Table } from '../cells/table.ts';
import { episodeIn, episodeInName } from '../episodes/episode-code.ts';
import {
  leftOut,
  listFinding,
  titleFinding,
  viewingOf,
  type Finding,
  type Findings,
  type TitleStatement,
} from '../finding.ts';
import type { KnownFile } from '../known-file.ts';
import { laterOf } from '../merge-imported.ts';
import { namedRole, TO_SEE } from '../sources/named-role.ts';
import {
  COLUMN_ROLES,
  type ColumnRole,
  DAY_ROLES,
  placesOf,
  SEVERAL,
  type TableChoices,
  type WordMeaning,
} from './table-choices.ts';

/** A word of a row, and what it was chosen to mean. */
interface MeantWord {
  readonly word: string;
  /** Undefined where it was not told. */
  readonly meaning: WordMeaning | undefined;
  /** Whether it is of what was done once, and not of all of the title. */
  readonly isOfAction: boolean;
}

/** A table by what was chosen to be in its columns: nothing else of it can be read. */
interface ChosenTable {
  /** Its columns go by their roles: of those that may be several, with a number behind. */
  readonly table: Table;
  readonly statesIn: (cells: Cells) => readonly MeantWord[];
  readonly kindIn: (cells: Cells) => MeantWord | undefined;
}

/** What trackers call the column of what was done, where each row is one of it. */
const ACTION = 'action';

/** The names of the columns of a role that may be several. */
const namesOf = (role: ColumnRole): readonly string[] =>
  Array.from({ length: SEVERAL[role] ?? 1 }, (_, at) => (at === 0 ? role : `${role}${at}`));

const chosenTable = ({ table, days }: KnownFile, choices: TableChoices): ChosenTable => {
  const places = new Map(
    COLUMN_ROLES.flatMap((role) => {
      const [names, columns] = [namesOf(role), placesOf(choices, role)];
      return names.flatMap((name, at) => (columns[at] === undefined ? [] : [[name, columns[at]] as const]));
    }),
  );
  const meant = (cells: Cells, name: string): MeantWord | undefined => {
    const [word, place = -1] = [cells(name), places.get(name)];
    if (word === '') return undefined;
    const meaning = choices.columns[place]?.words?.find(([each]) => each === word)?.[1];
    return { word, meaning, isOfAction: columnName(table.header[place] ?? '') === ACTION };
  };
  return {
    table: { ...table, columns: places, days: new TableDays(days, choices.dateOrder) },
    statesIn: (cells) => namesOf('state').flatMap((name) => meant(cells, name) ?? []),
    kindIn: (cells) => meant(cells, 'kind'),
  };
};

type Said = Partial<TitleStatement>;

/** What is known of a table before its rows are read. */
interface Known extends ChosenTable {
  readonly file: KnownFile;
  /** An empty day of viewing is an unknown one. */
  readonly isHistory: boolean;
  /** The shows whose episodes are of several years. */
  readonly ofSeveralYears: ReadonlySet<string>;
}

/** What a row calls its title: by each of its names it may be found. */
const columnNamesOf = (cells: Cells): Pick<TitleStatement, 'name' | 'otherNames'> => {
  const [name = '', ...otherNames] = ['title', ...namesOf('originaltitle')]
    .map((column) => cells(column))
    .filter((each) => each !== '');
  return { name, otherNames };
};

/** What a row numbers its title by. An address may say of what it is. */
const columnIds = (cells: Cells): TitleIds & { readonly media_type?: MediaType } => ({
  ...readTmdbId(cells('tmdb')),
  imdb: readImdbId(cells('imdb')),
  tvdb: readTvdbId(cells('tvdb')),
});

/** The names of shows with several years in a table: there a row's year is that of its episode. */
function* showsOfSeveralYears(table: Table): Generator<undefined, ReadonlySet<string>> {
  const years = new Map<string, string>();
  const several = new Set<string>();
  if (!table.columns.has('year') || !table.columns.has('episode')) return several;
  for (const cells of recordsOf(table)) {
    const [show, year] = [cells('title'), cells('year')];
    if (cells('episode') !== '') {
      if ((years.get(show) ?? year) !== year) several.add(show);
      years.set(show, year);
    }
    yield undefined;
  }
  return several;
}

/** A row of an episode, by its columns or by the name of its title. */
const filedEpisode = (cells: Cells, kind: WordMeaning | undefined) => {
  const isEpisode = kind === 'episode' || isPlace(cells('episode'), kind);
  const named = isEpisode || !isPlace(cells('season'), kind) ? episodeInName(cells('title')) : undefined;
  if (!named && !isEpisode) return undefined;
  const place = isEpisode ? episodeIn(cells('season'), cells('episode')) : undefined;
  const names = { ...columnNamesOf(cells), ...(named && !place && { name: named.before }) };
  const show: TitleStatement = { ...names, year: readYear(cells('year')), ...columnIds(cells), media_type: 'tv' };
  return { show, place: place ?? named };
};

/** Where a row says nothing of when an episode was seen, the name of its file may. */
const seenBy = (said: Said, { file }: Known): Said =>
  Object.keys(said).length > 0 ? { seenAt: laterOf(said.seenAt, said.lastSeenAt) } : (namedRole(file) ?? {});

/** What a row says of an episode or of a season; undefined where it is of something else (product.md, Import: episodes in tables). */
const episodeRow = (cells: Cells, said: Said, known: Known): Finding | undefined => {
  const kind = known.kindIn(cells)?.meaning;
  const filed = filedEpisode(cells, kind);
  if (!filed) return isPlace(cells('season'), kind) ? leftOut(cells('title'), 'season') : undefined;
  const { place } = filed;
  const show = known.ofSeveralYears.has(cells('title')) ? { ...filed.show, year: undefined } : filed.show;
  const { seenAt } = seenBy(said, known);
  if (seenAt === undefined) return leftOut(show.name, 'episode', said.elseLeftOut?.word ?? '');
  const episodes = place?.numbers.map((number) => ({ season: place.season, number, seenAt })) ?? [undefined];
  return titleFinding({ ...show, episodes });
};

/** Of a show, what says when it was seen last, or how often, says nothing of all of it (product.md, Import: parts of shows). */
const viewing = (time: string | null, isPart: boolean): Said => (isPart ? { lastSeenAt: time } : { seenAt: time });
const dayOf = (cells: Cells): string | null => cells.day('seen', 'finished', 'lastseen') ?? null;
const listed = (cells: Cells): Said => ({ listedAt: cells.day('added') ?? null });

/** Whether some of a title was seen, by how much or how often it was; undefined where the row does not say. */
const countIn = (cells: Cells): boolean | undefined => {
  const count = cells('timesseen');
  return count === '' ? undefined : (readYesNo(count) ?? !(Number(count) <= 0));
};

/** A day of viewing that is no day, such as 'unknown', is a viewing all the same. */
const saidByDays = (cells: Cells): Said => {
  const [isSeen, day] = [countIn(cells), cells('seen', 'finished', 'lastseen')];
  const isPart = cells('finished') === '' && (isSeen === true || cells('seen') === '');
  if (isSeen === true || day !== '') return viewing(dayOf(cells), isPart);
  return isSeen === false || cells('added') !== '' ? listed(cells) : {};
};

/** What the columns of a row say of the place of its title (product.md, Import: states). */
const saidOfPlace = (cells: Cells, table: ChosenTable): Said => {
  const states = table.statesIn(cells);
  const has = (meaning: string): boolean => states.some((state) => state.meaning === meaning);
  const liked: Said = has('liked') ? { likedAt: null } : {};
  if (has('seen')) {
    const isOfAction = states.every(({ meaning, isOfAction: isOne }) => meaning !== 'seen' || isOne);
    return { ...liked, ...viewing(dayOf(cells), isOfAction && countIn(cells) === true) };
  }
  if (has('to-see')) return { ...liked, ...listed(cells) };
  // Whatever has a state was added to something, and had its days: that does not say that it is to be seen, or was.
  const out = states.find(({ meaning }) => meaning === 'left-out' || meaning === undefined);
  if (!out) return { ...liked, ...saidByDays(cells) };
  return { ...liked, elseLeftOut: { reason: out.meaning ? 'unmarked' : 'unknown-state', word: out.word } };
};

/** What a row says of its title by having nothing where the others have a day of viewing (product.md, Import: empty days). */
const someTime = ({ table: { columns } }: ChosenTable): Said =>
  viewing(null, !columns.has('seen') && !columns.has('finished'));

/** What people write below a table. */
const SUM = /^(?:grand )?(?:totals?|sum|summe|gesamt|somme|totale|suma|average)(?: ?[:=]? ?\d.*)?$/i;

const isEmpty = (said: object): boolean => Object.values(said).every((value) => value === undefined || value === '');

const RATINGS = [
  ['rating5', 5],
  ['rating10', RATING_MAX],
  ['rating20', 20],
  ['rating100', 100],
] as const;
const RATED = RATINGS.map(([role]) => role);

const ratingOf = (cells: Cells): number | undefined => {
  for (const [role, best] of RATINGS) if (cells(role) !== '') return readRating(cells(role), best);
  return undefined;
};

/** A row that has the day of a viewing says what was thought of it that day, unless it says when it was rated. */
const asOfViewing = (cells: Cells, { seenAt, rating, note, ...others }: Said): Said =>
  typeof seenAt === 'string' && cells('rated') === ''
    ? { ...others, ...viewingOf(seenAt, { rating, note }) }
    : { seenAt, rating, note, ...others };

/** Of a movie, a viewing is one of all of it. */
const asTyped = ({ lastSeenAt, ...said }: Said, type: MediaType | undefined): Said =>
  type === 'movie' && lastSeenAt !== undefined
    ? { ...said, seenAt: laterOf(said.seenAt, lastSeenAt) }
    : { lastSeenAt, ...said };

/** What a row says: of a table of viewings one at least, and else that its title goes where the file's name says. */
const saidBy = (cells: Cells, place: Said, known: Known): Said | undefined => {
  const list = cells('list');
  const mark = { rating: ratingOf(cells), note: cells('note'), ...(list !== '' && { list }) };
  if (known.isHistory && isEmpty(place)) return { ...mark, ...someTime(known) };
  if (!isEmpty({ ...mark, ...place })) return asOfViewing(cells, { ...mark, ...place });
  if (!UNRATED.test(cells(...RATED)) && !namedRole(known.file)) return undefined;
  return namedRole(known.file) ?? TO_SEE;
};

const typeOf = (kind: WordMeaning | undefined): MediaType | undefined =>
  kind === 'movie' || kind === 'tv' ? kind : undefined;

const findingOf = (cells: Cells, place: Said, known: Known): Finding => {
  const { name, otherNames } = columnNamesOf(cells);
  const [kind, ids, year] = [typeOf(known.kindIn(cells)?.meaning), columnIds(cells), readYear(cells('year'))];
  if (SUM.test(name) && isEmpty({ ...ids, year })) return leftOut(name, 'unreadable');
  const said = saidBy(cells, place, known);
  if (!said) return leftOut(name, 'unreadable');
  // A missing media type means movie (product.md, General: title identity); a word that is not known does not.
  const missing = ids.tmdb !== undefined && !known.table.columns.has('kind') ? 'movie' : undefined;
  const media_type = kind ?? ids.media_type ?? missing;
  return titleFinding({
    name,
    otherNames,
    year,
    ...ids,
    ...asTyped(said, kind),
    media_type,
    position: cells('position'),
  });
};

const rowFinding = (cells: Cells, known: Known): Finding => {
  const [kind, place] = [known.kindIn(cells), saidOfPlace(cells, known)];
  const ofEpisode = episodeRow(cells, place, known);
  if (ofEpisode) return ofEpisode;
  if (kind?.meaning === 'left-out') return leftOut(cells('title'), titleTypeOf(kind.word).reason ?? 'video');
  return findingOf(cells, place, known);
};

/** Whether a table says of its titles on which days they were seen, and nothing else of where they go (product.md, Import: empty days). */
const isHistoryOf = ({ table: { columns } }: ChosenTable, file: KnownFile, isOfAnyList: boolean): boolean => {
  const role = namedRole(file);
  if (role ? role.seenAt === undefined : isOfAnyList) return false;
  const has = (names: readonly string[]): boolean => names.some((name) => columns.has(name));
  return has(['seen', 'finished', 'lastseen']) && !has(['added', 'timesseen', 'state']);
};

/**
 * What is read of a table: what was chosen, and nothing else (product.md, Import: columns).
 * @param isOfAnyList it may have what is to be seen among what was: an empty day says nothing then
 */
export function* readColumns(file: KnownFile, choices: TableChoices, isOfAnyList = false): Findings {
  const chosen = chosenTable(file, choices);
  yield* noteDays(chosen.table, DAY_ROLES);
  const ofSeveralYears = yield* showsOfSeveralYears(chosen.table);
  const known = { ...chosen, file, isHistory: isHistoryOf(chosen, file, isOfAnyList), ofSeveralYears };
  const lists = new Set(['']);
  for (const cells of recordsOf(chosen.table)) {
    const list = cells('list');
    // Each list comes before its first title.
    if (!lists.has(list)) yield listFinding(list);
    lists.add(list);
    yield rowFinding(cells, known);
  }
}
