import { linksIn } from '../links/link-path.ts';
import type { DayReading } from './cells/day-reading.ts';
import type { ImportRefusal } from './import-reading.ts';
import { isFilled, knownFile, type KnownFile } from './known-file.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { SourceReader } from './source-reader.ts';
import { movary, plainTable, traktTable } from './sources/column-readers.ts';
import { imdb } from './sources/imdb.ts';
import { letterboxd } from './sources/letterboxd.ts';
import { matineeLink } from './sources/matinee-link.ts';
import { matineeTable } from './sources/matinee-table.ts';
import { matinee } from './sources/matinee.ts';
import { netflix } from './sources/netflix/netflix.ts';
import { plainList } from './sources/plain-list.ts';
import { seriesguide } from './sources/seriesguide.ts';
import { simkl } from './sources/simkl.ts';
import { tmdb } from './sources/tmdb.ts';
import { trakt } from './sources/trakt.ts';
import { tvtime } from './sources/tvtime/tvtime.ts';

/** A file that nothing is read of. */
export interface Trouble {
  readonly file: ParsedFile;
  readonly refusal: ImportRefusal;
}

export interface SortedFiles {
  readonly byReader: ReadonlyMap<SourceReader, readonly KnownFile[]>;
  readonly troubles: readonly Trouble[];
  /** The archives that something was recognised in. */
  readonly archives: ReadonlySet<string>;
}

type Recognised = { readonly reader: SourceReader; readonly file: KnownFile } | { readonly refusal: ImportRefusal };

const isDamaged = ({ content }: ParsedFile): boolean => content.kind === 'text' && content.isDamaged;
const isEmptyJson = ({ content }: ParsedFile, file: KnownFile): boolean => content.kind === 'json' && !isFilled(file);

/** Why no reader recognises a file. */
const whyUnknown = (parsed: ParsedFile, file: KnownFile): ImportRefusal => {
  if (isEmptyJson(parsed, file)) return 'no-rows';
  return linksIn(file.text) === 'damaged' ? 'damaged-link' : 'unknown';
};

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

/** What knows most of a file comes first: a table of any service's might be a plain one as well. */
const SOURCE_READERS: readonly SourceReader[] = [
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
  movary,
  traktTable,
  plainTable,
  // A note in a table may have a link in it.
  matineeLink,
  plainList,
];

const recognise = (parsed: ParsedFile, days: DayReading): Recognised => {
  if (parsed.content.kind === 'refused') return { refusal: parsed.content.refusal };
  const file = knownFile(parsed, days);
  const reader = SOURCE_READERS.find((each) => each.recognises(file));
  // Words around a link that cannot be read are no titles.
  if (reader === plainList && isDamagedLink(file)) return { refusal: 'damaged-link' };
  if (!reader) return { refusal: whyUnknown(parsed, file) };
  const refusal = faultOf(reader, parsed, file);
  return refusal ? { refusal } : { reader, file };
};

/** Gives each file to the reader that recognises it, a file a step. */
export function* sortFiles(files: readonly ParsedFile[], days: DayReading): Generator<undefined, SortedFiles> {
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
    yield undefined;
  }
  return { byReader, troubles, archives };
}
