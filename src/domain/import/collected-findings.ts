import { nameKey } from '../text/name-key.ts';
import { addEpisodes, type EpisodesByKey } from './episodes/episodes-once.ts';
import type { Finding } from './finding.ts';
import type { ImportReading, LeftOut } from './import-reading.ts';
import type { ImportedList, ImportedTitle } from './imported-title.ts';
import { mergeImported } from './merge-imported.ts';

interface Entry {
  /** Without its episodes. */
  title: ImportedTitle;
  /** There may be a row for each: they are not joined anew with every one. */
  readonly episodes: EpisodesByKey;
  /** Where services have it. */
  readonly addresses: Set<string>;
  /** Under what it is found. */
  readonly idKeys: Set<string>;
  readonly nameKeys: Set<string>;
}

const nameKeyOf = ({ name, year }: ImportedTitle): string => `${nameKey(name)}|${year}`;

/** What tells a title from every other of its kind. Movies and shows are numbered independently. */
const idKeysOf = (title: ImportedTitle, address: string): readonly string[] => {
  const { ids, media_type } = title;
  const keys = [
    ...(ids.tmdb === undefined ? [] : [`tmdb:${media_type}:${ids.tmdb}`]),
    ...(ids.imdb === undefined ? [] : [`imdb:${ids.imdb}`]),
    ...(ids.tvdb === undefined ? [] : [`tvdb:${ids.tvdb}`]),
    ...(address === '' ? [] : [`address:${address}`]),
  ];
  // Where nothing else does, its own words do: the same row is always of the same title.
  return keys.length > 0 ? keys : [`words:${media_type}:${nameKeyOf(title)}`];
};

/** What is said of a title besides which it is, and that it was given up. */
const saysAnything = ({
  name: _,
  otherNames: _others,
  year: _year,
  media_type: _type,
  ids: _ids,
  isStopped: _stopped,
  ...facts
}: ImportedTitle) => Object.keys(facts).length > 0;

const withEpisodes = ({ title, episodes }: Entry): ImportedTitle =>
  episodes.size > 0 ? { ...title, episodes: [...episodes.values()] } : title;

const differ = <T>(a: T | undefined, b: T | undefined): boolean => a !== undefined && b !== undefined && a !== b;

const hasIds = ({ ids }: ImportedTitle): boolean => Object.keys(ids).length > 0;

/**
 * Whether two titles of one name and year are two: two films called Dune. Where no year is known, a number of one service and one of
 * another may well be of two.
 */
const areTwo = ({ title, addresses }: Entry, other: ImportedTitle, address: string): boolean => {
  const { ids, media_type, year } = other;
  return (
    (year === undefined && hasIds(title) && hasIds(other)) ||
    differ(title.media_type, media_type) ||
    differ(title.ids.tmdb, ids.tmdb) ||
    differ(title.ids.imdb, ids.imdb) ||
    differ(title.ids.tvdb, ids.tvdb) ||
    (address !== '' && addresses.size > 0 && !addresses.has(address))
  );
};

/** Gathers what the rows of all files come to: rows of one title become one, and what is said twice is said once. */
export class CollectedFindings {
  private readonly entries = new Set<Entry>();
  private readonly byId = new Map<string, Entry>();
  private readonly byName = new Map<string, Set<Entry>>();
  private readonly lists = new Map<string, ImportedList>();
  private readonly left = new Map<string, LeftOut>();
  private readonly unread = new Set<string>();

  get isEmpty(): boolean {
    return this.entries.size + this.lists.size + this.left.size === 0;
  }

  add(finding: Finding): void {
    if (finding.kind === 'title') this.addTitle(finding.title, finding.address);
    else if (finding.kind === 'list') this.addList(finding.list);
    else if (finding.kind === 'unread') for (const column of finding.columns) this.unread.add(column.trim());
    else this.left.set(`${finding.leftOut.reason}:${finding.leftOut.name}`, finding.leftOut);
  }

  reading(): Pick<ImportReading, 'titles' | 'lists' | 'leftOut' | 'unreadColumns'> {
    const titles = [...this.entries].map(withEpisodes).filter(saysAnything);
    const left = [...this.left.values()];
    // Of what no state is known of, another row may have told more.
    const isUntold = ({ reason }: LeftOut): boolean => reason === 'unmarked' || reason === 'unknown-state';
    const told = new Set([...titles, ...left.filter((each) => !isUntold(each))].map(({ name }) => name));
    const leftOut = left.filter((each) => !isUntold(each) || !told.has(each.name));
    return { titles, lists: [...this.lists.values()], leftOut, unreadColumns: [...this.unread] };
  }

  private addList(list: ImportedList): void {
    const there = this.lists.get(list.name);
    if (!there || there.description === '') this.lists.set(list.name, list);
  }

  private addTitle({ episodes, ...title }: ImportedTitle, address: string): void {
    const entry = this.entryOf(title, address);
    if (episodes) addEpisodes(entry.episodes, episodes);
    entry.title = mergeImported(entry.title, title);
    if (address !== '') entry.addresses.add(address);
    // As the row has it, to be found by the same row again, and as it is now.
    for (const each of [title, entry.title]) {
      this.index(entry, idKeysOf(each, address), each.name === '' ? [] : [nameKeyOf(each)]);
    }
  }

  /** The entry of the title, or a new one. Entries that the title shows to be one become one. */
  private entryOf(title: ImportedTitle, address: string): Entry {
    const known = new Set(idKeysOf(title, address).flatMap((key) => this.byId.get(key) ?? []));
    const [first = this.namesakeOf(title, address), ...others] = known;
    if (first) {
      for (const other of others) this.unite(first, other);
      return first;
    }
    const entry: Entry = {
      title,
      episodes: new Map(),
      addresses: new Set(),
      idKeys: new Set(),
      nameKeys: new Set(),
    };
    this.entries.add(entry);
    return entry;
  }

  private namesakeOf(title: ImportedTitle, address: string): Entry | undefined {
    const namesakes = title.name === '' ? undefined : this.byName.get(nameKeyOf(title));
    for (const entry of namesakes ?? []) if (!areTwo(entry, title, address)) return entry;
    return undefined;
  }

  private unite(entry: Entry, other: Entry): void {
    entry.title = mergeImported(entry.title, other.title);
    addEpisodes(entry.episodes, other.episodes.values());
    this.entries.delete(other);
    for (const key of other.nameKeys) this.byName.get(key)?.delete(other);
    for (const address of other.addresses) entry.addresses.add(address);
    this.index(entry, other.idKeys, other.nameKeys);
  }

  private index(entry: Entry, idKeys: Iterable<string>, nameKeys: Iterable<string>): void {
    for (const key of idKeys) this.byId.set(key, entry);
    for (const key of nameKeys) this.byName.set(key, (this.byName.get(key) ?? new Set()).add(entry));
    for (const key of idKeys) entry.idKeys.add(key);
    for (const key of nameKeys) entry.nameKeys.add(key);
  }
}
