import type { Fields } from '../../fields.ts';
import { fieldsOf, hasField, itemsOf, textOf } from '../cells/fields.ts';
import { readImdbId, readNumber } from '../cells/read-ids.ts';
import { readYear } from '../cells/read-year.ts';
import { leftOut, listFinding, titleFinding, type Finding, type Findings } from '../finding.ts';
import type { LeftOutReason } from '../import-reading.ts';
import type { KnownFile } from '../known-file.ts';
import type { SourceReader } from '../source-reader.ts';
import { traktListOf, traktRole } from './trakt-role.ts';

/** What an entry may be of; its name is that of the show. */
const PARTS: readonly (readonly [field: string, LeftOutReason])[] = [
  ['person', 'person'],
  ['episode', 'episode'],
  ['season', 'season'],
  // The episodes that were seen of a show.
  ['seasons', 'episode'],
];
const MEDIA = ['movie', 'show', 'person', 'season', 'episode'];

const isEntry = (entry: Fields): boolean => MEDIA.some((field) => Object.hasOwn(fieldsOf(entry[field]), 'ids'));
const isListOfLists = ({ samples: [first = {}] }: KnownFile): boolean =>
  Object.hasOwn(first, 'privacy') && Object.hasOwn(fieldsOf(first['ids']), 'slug');

const findingOf = (entry: Fields, file: KnownFile, list: string | undefined): Finding => {
  const isMovie = hasField(entry, 'movie');
  const media = fieldsOf(isMovie ? entry['movie'] : (entry['show'] ?? entry['person']));
  const name = textOf(media['title'] ?? media['name']);
  const part = PARTS.find(([field]) => hasField(entry, field));
  if (part) return leftOut(name, part[1]);
  const ids = fieldsOf(media['ids']);
  return titleFinding({
    name,
    year: readYear(media['year']),
    media_type: isMovie ? 'movie' : 'tv',
    tmdb: readNumber(ids['tmdb']),
    imdb: readImdbId(ids['imdb']),
    tvdb: readNumber(ids['tvdb']),
    ...(list === undefined ? traktRole(entry, file) : { list }),
  });
};

interface TraktList {
  readonly name: string;
  readonly description: string;
}

/** The visitor's lists, by their number. */
const listsIn = (files: readonly KnownFile[]): ReadonlyMap<string, TraktList> =>
  new Map(
    files.filter(isListOfLists).flatMap(({ json }) =>
      itemsOf(json).map((item) => {
        const { name, description, ids } = fieldsOf(item);
        return [textOf(fieldsOf(ids)['trakt']), { name: textOf(name), description: textOf(description) }] as const;
      }),
    ),
  );

/** The name of the list that a file has. */
const listOf = (file: KnownFile, lists: ReadonlyMap<string, TraktList>): TraktList | undefined => {
  const named = traktListOf(file);
  return named && (lists.get(named.id) ?? { name: named.slug.replaceAll('-', ' '), description: '' });
};

function* readEntries(file: KnownFile, list: TraktList | undefined): Findings {
  if (list) yield listFinding(list.name, list.description);
  for (const entry of itemsOf(file.json)) yield findingOf(fieldsOf(entry), file, list?.name);
}

/** Trakt's export (product.md, Import: Trakt): the zip, in either layout, or any of its files. */
export const trakt: SourceReader = {
  source: 'trakt',
  recognises: (file) => file.samples.some(isEntry) || isListOfLists(file),
  *read(files) {
    const lists = listsIn(files);
    for (const file of files) if (!isListOfLists(file)) yield* readEntries(file, listOf(file, lists));
  },
};
