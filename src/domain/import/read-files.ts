import { linksIn } from '../links/link-path.ts';
import type { Steps } from '../steps.ts';
import { DayReading } from './cells/day-reading.ts';
import { noteDays, type Table } from './cells/table.ts';
import { CollectedFindings } from './collected-findings.ts';
import type { DateOrder, ImportOutcome, ImportRefusal, ImportSource } from './import-reading.ts';
import { isFilled, knownFile, type KnownFile } from './known-file.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { SourceReader } from './source-reader.ts';
import { anilist } from './sources/anime/anilist.ts';
import { myanimelist } from './sources/anime/myanimelist.ts';
import { movary, plainTable, traktTable } from './sources/column-readers.ts';
import { imdb } from './sources/imdb.ts';
import { kodi } from './sources/kodi.ts';
import { letterboxd } from './sources/letterboxd.ts';
import { matineeLink } from './sources/matinee-link.ts';
import { matineeTable } from './sources/matinee-table.ts';
import { matinee } from './sources/matinee.ts';
import { netflix } from './sources/netflix/netflix.ts';
import { plainList } from './sources/plain-list.ts';
import { ryot } from './sources/ryot.ts';
import { seriesguide } from './sources/seriesguide.ts';
import { showcase } from './sources/showcase.ts';
import { simkl } from './sources/simkl.ts';
import { stremio } from './sources/stremio.ts';
import { tmdb } from './sources/tmdb.ts';
import { trakt } from './sources/trakt.ts';
import { tvtime } from './sources/tvtime/tvtime.ts';
import { floppy, yamtrack } from './sources/yamtrack.ts';

const isEmptyJson = (file: KnownFile): boolean => file.json !== undefined && !isFilled(file);

/** So many rows are looked at. */
const LOOKED_AT = 50;
/** A name of a column, of a few words: sentences have commas as well. */
const COLUMN = /^[^.!?{};<\s]*(?:\s[^.!?{};<\s]*){0,3}$/;

/** Whether names of columns are over rows of as many cells. */
const isTable = ({ header, rows }: Table): boolean => {
  const looked = rows.slice(0, LOOKED_AT).filter((row) => row.some((cell) => cell.trim() !== ''));
  const fitting = looked.filter((row) => row.length === header.length);
  const isHeader = header.length > 1 && header.every((name) => COLUMN.test(name.trim()));
  return isHeader && looked.length > 0 && fitting.length * 4 >= looked.length * 3;
};

/** Why no reader recognises a file. */
const whyUnknown = (file: KnownFile): ImportRefusal => {
  if (isEmptyJson(file)) return 'no-rows';
  if (linksIn(file.text) === 'damaged') return 'damaged-link';
  if (file.isMarkup) return 'markup';
  return file.isChosen && isTable(file.table) ? 'unknown-table' : 'unknown';
};

interface ReadingContext {
  /** No day of a file is later. */
  readonly now: Date;
  /** What the visitor has said of days that can be read in two ways. */
  readonly dateOrder?: DateOrder | undefined;
}

const UNKNOWN: readonly ImportRefusal[] = ['unknown', 'unknown-table'];
/** Of an archive's files these are no loss: most services' archives have more in them than titles. */
const NO_LOSS: ReadonlySet<ImportRefusal> = new Set([...UNKNOWN, 'markup', 'empty', 'no-rows', 'web-page']);

/** A file that nothing is read of. */
interface Trouble {
  readonly file: ParsedFile;
  readonly refusal: ImportRefusal;
}

interface SortedFiles {
  readonly byReader: ReadonlyMap<SourceReader, readonly KnownFile[]>;
  readonly troubles: readonly Trouble[];
  /** The archives that something was recognised in. */
  readonly archives: ReadonlySet<string>;
}

type Recognised = { readonly reader: SourceReader; readonly file: KnownFile } | { readonly refusal: ImportRefusal };

const isDamaged = ({ content }: ParsedFile): boolean => content.kind === 'text' && content.isDamaged;
/** Not a list with years, which may have a link of anything among its lines. */
const isDamagedLink = (file: KnownFile): boolean =>
  linksIn(file.text) === 'damaged' && !plainList.recognises({ ...file, isChosen: false });

/** Whether its reader finds anything in the file. */
const faultOf = (reader: SourceReader, parsed: ParsedFile, file: KnownFile): ImportRefusal | undefined => {
  // Lines have neither cells nor a header.
  if (reader.isOfLines) return undefined;
  if (isDamaged(parsed)) return 'damaged-table';
  return isFilled(file) ? undefined : 'no-rows';
};

/** A source that none of them reads does not compile. */
const ofEverySource = <const Readers extends readonly SourceReader[]>(
  readers: Readers &
    ([Exclude<ImportSource, Readers[number]['source']>] extends [never]
      ? unknown
      : { readonly isNotRead: Exclude<ImportSource, Readers[number]['source']> }),
): readonly SourceReader[] => readers;

/** What knows most of a file comes first: a table of any service's might be a plain one as well. */
const SOURCE_READERS = ofEverySource([
  letterboxd,
  imdb,
  tmdb,
  netflix,
  tvtime,
  matinee,
  matineeTable,
  trakt,
  simkl,
  seriesguide,
  showcase,
  yamtrack,
  floppy,
  ryot,
  stremio,
  myanimelist,
  anilist,
  kodi,
  movary,
  traktTable,
  plainTable,
  // A note in a table may have a link in it.
  matineeLink,
  plainList,
]);

const recognise = (parsed: ParsedFile, days: DayReading): Recognised => {
  if (parsed.content.kind === 'refused') return { refusal: parsed.content.refusal };
  const file = knownFile(parsed, days);
  const reader = SOURCE_READERS.find((each) => each.recognises(file));
  // Words around a link that cannot be read are no titles.
  if (reader === plainList && isDamagedLink(file)) return { refusal: 'damaged-link' };
  if (!reader) return { refusal: whyUnknown(file) };
  const refusal = faultOf(reader, parsed, file);
  return refusal ? { refusal } : { reader, file };
};

/** Gives each file to the reader that recognises it, a file a step. */
function* sortFiles(files: readonly ParsedFile[], days: DayReading): Steps<SortedFiles> {
  const byReader = new Map<SourceReader, KnownFile[]>();
  const [troubles, archives]: [Trouble[], Set<string>] = [[], new Set()];
  for (const parsed of files) {
    const recognised = recognise(parsed, days);
    if ('refusal' in recognised) troubles.push({ file: parsed, refusal: recognised.refusal });
    else {
      const { reader, file } = recognised;
      const others = byReader.get(reader);
      if (others) others.push(file);
      else byReader.set(reader, [file]);
      if (parsed.archive !== undefined) archives.add(parsed.archive);
    }
    yield;
  }
  return { byReader, troubles, archives };
}

/**
 * With the tables of archives of which no service's file is known: there is nothing else that the visitor can have meant
 * (product.md, Import: recognition).
 */
const withTables = ({ byReader, troubles, archives }: SortedFiles, days: DayReading): SortedFiles => {
  const known = new Set(archives);
  const tables: KnownFile[] = [];
  const others = troubles.filter(({ file, refusal }) => {
    if (refusal !== 'unknown' || file.archive === undefined || archives.has(file.archive)) return true;
    const table = { ...knownFile(file, days), isChosen: true };
    if (!plainTable.recognises(table) || faultOf(plainTable, file, table)) return true;
    known.add(file.archive);
    tables.push(table);
    return false;
  });
  if (tables.length === 0) return { byReader, troubles, archives };
  const all = new Map(byReader).set(plainTable, [...(byReader.get(plainTable) ?? []), ...tables]);
  return { byReader: all, troubles: others, archives: known };
};

const isLoss = ({ refusal }: Trouble): boolean => !NO_LOSS.has(refusal);

/** A file of an archive by the archive's name, unless it is that file alone that is at fault. */
const nameOf = ({ name, archive }: ParsedFile, isAlone: boolean): string => {
  if (archive === undefined) return name;
  return isAlone ? `${archive}: ${name}` : archive;
};

/** The names of files that nothing was found in, for the visitor. */
const unrecognisedIn = ({ troubles, archives }: SortedFiles): readonly string[] => {
  const told = troubles.filter((trouble) => isLoss(trouble) || !archives.has(trouble.file.archive ?? ''));
  return [...new Set(told.map((trouble) => nameOf(trouble.file, isLoss(trouble))))];
};

/** The refusal that tells most: of several files, one that is damaged rather than one that is unknown. */
const refusedOutcome = ({ troubles }: SortedFiles): ImportOutcome => {
  const trouble = troubles.find(isLoss) ?? troubles.find(({ refusal }) => !UNKNOWN.includes(refusal)) ?? troubles[0];
  return trouble
    ? { kind: 'refused', refusal: trouble.refusal, fileName: nameOf(trouble.file, isLoss(trouble)) }
    : { kind: 'refused', refusal: 'no-rows', fileName: '' };
};

/**
 * Reads the visitor's files (product.md, Import: recognition), a row a step: whoever asks for the steps may pause between them. The
 * last step's value is the outcome.
 */
export function* readFiles(files: readonly ParsedFile[], { now, dateOrder }: ReadingContext): Steps<ImportOutcome> {
  const days = new DayReading(now, dateOrder);
  const sorted = withTables(yield* sortFiles(files, days), days);
  const found = new CollectedFindings();
  for (const [reader, ofReader] of sorted.byReader) {
    for (const { table } of ofReader) yield* noteDays(table);
    for (const finding of reader.read(ofReader)) {
      if (days.question !== '') return { kind: 'ask-date-order', example: days.question };
      if (finding) found.add(finding);
      yield;
    }
  }
  if (found.isEmpty) return refusedOutcome(sorted);
  const sources = [...new Set([...sorted.byReader.keys()].map(({ source }) => source))];
  const unread = { unreadDays: days.unread, unreadDayExamples: days.examples };
  const told = { ...found.reading(), ...unread, unrecognised: unrecognisedIn(sorted) };
  return { kind: 'read', reading: { sources, ...told } };
}
