import { seenDayOf } from '../library/seen-day.ts';
import { nameKey } from '../text/name-key.ts';
import { EpisodesOnce } from './episodes/episodes-once.ts';
import type { FiledTitle, Finding } from './finding.ts';
import type { ImportReading, LeftOut } from './import-reading.ts';
import type { ImportedTitle } from './imported-title.ts';
import { type FiledList, type FilledList, type ListId, listsApart, NO_LIST_ID } from './lists-apart.ts';
import { mergeImported } from './merge-imported.ts';
import { OtherWords } from './other-words.ts';

interface Entry {
  /** Without its episodes; its lists are keys of `lists`. */
  title: ImportedTitle;
  /** There may be a row for each: they are not joined anew with every one. */
  readonly episodes: EpisodesOnce;
  /** Where services have it. */
  readonly addresses: Set<string>;
  /** Under what it is found. */
  readonly idKeys: Set<string>;
  readonly nameKeys: Set<string>;
  readonly otherWords: OtherWords;
}

interface Untold {
  readonly leftOut: LeftOut;
  readonly filed: FiledTitle | undefined;
}

const nameKeyOf = ({ name, year }: ImportedTitle): string => `${nameKey(name)}|${year}`;

/**
 * What tells a title from every other of its kind. Movies and shows are numbered independently: of a number of a kind that is not known
 * only the same name tells that it is the same.
 */
const idKeysOf = (title: ImportedTitle, address: string): readonly string[] => {
  const { ids, media_type } = title;
  const keys = [
    ...(ids.tmdb === undefined ? [] : [`tmdb:${media_type ?? nameKeyOf(title)}:${ids.tmdb}`]),
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
  year: _year,
  media_type: _type,
  ids: _ids,
  isStopped: _stopped,
  ...facts
}: ImportedTitle) => Object.keys(facts).length > 0;

const differ = <T>(a: T | undefined, b: T | undefined): boolean => a !== undefined && b !== undefined && a !== b;

const hasIds = ({ ids }: ImportedTitle): boolean => Object.keys(ids).length > 0;

/** Whether two titles have two numbers of one service. A movie's and a show's are two, though they be the same figure. */
const areNumberedApart = (a: ImportedTitle, b: ImportedTitle): boolean =>
  differ(a.ids.tmdb, b.ids.tmdb) ||
  differ(a.ids.imdb, b.ids.imdb) ||
  differ(a.ids.tvdb, b.ids.tvdb) ||
  (a.ids.tmdb !== undefined && b.ids.tmdb !== undefined && differ(a.media_type, b.media_type));

/**
 * Whether two titles of one name and year are two: two films called Dune. Where no year is known, a number of one service and one of
 * another may well be of two.
 */
const areTwo = ({ title, addresses }: Entry, other: ImportedTitle, address: string): boolean => {
  const { media_type, year } = other;
  return (
    (year === undefined && hasIds(title) && hasIds(other)) ||
    differ(title.media_type, media_type) ||
    areNumberedApart(title, other) ||
    (address !== '' && addresses.size > 0 && !addresses.has(address))
  );
};

/** Whether anything but its name tells a title from others. */
const tellsApart = ({ title, address }: FiledTitle): boolean =>
  title.year !== undefined || hasIds(title) || address !== '';

/** Of a show a viewing alone says nothing that is kept (product.md, Import: parts of shows). */
const withoutParts = ({ lastSeenAt, ...title }: ImportedTitle): ImportedTitle =>
  title.media_type === 'tv' || lastSeenAt === undefined ? title : { ...title, lastSeenAt };

/** Whether it is said of a show that some of it was seen, and not which: no episode was seen on that day. */
const isOfSomeEpisodes = ({ media_type, lastSeenAt, seenAt, episodes = [] }: ImportedTitle): boolean => {
  if (media_type !== 'tv' || lastSeenAt === undefined || seenAt !== undefined) return false;
  return !episodes.some((episode) => lastSeenAt === null || seenDayOf(episode.seenAt) === seenDayOf(lastSeenAt));
};

const listKey = (name: string, { key }: ListId): string => `${name}\u0000${key}`;

/** Gathers what the rows of all files come to: rows of one title become one, and what is said twice is said once. */
export class CollectedFindings {
  private readonly entries = new Set<Entry>();
  private readonly byId = new Map<string, Set<Entry>>();
  private readonly byName = new Map<string, Set<Entry>>();
  private readonly lists = new Map<string, FiledList>();
  /** The lists of which there is more than a title. */
  private readonly listed = new Set<string>();
  private readonly left = new Map<string, Untold>();
  /** What rows say of titles, each once: a file may be chosen twice. */
  private readonly rows = new Set<string>();

  get isEmpty(): boolean {
    return this.entries.size + this.lists.size + this.left.size === 0;
  }

  add(finding: Finding): void {
    if (finding.kind === 'title') this.addTitle(finding);
    else if (finding.kind === 'list') this.addList(finding.list);
    else this.addLeftOut(finding.leftOut, finding.untold);
  }

  reading(): Pick<ImportReading, 'titles' | 'lists' | 'leftOut' | 'putTogether'> {
    const { nameOf, lists, joined } = this.listsApart();
    const whole = [...this.entries].map((entry) => this.titleOf(entry, nameOf));
    const titles = whole.map(withoutParts).filter(saysAnything);
    const inPart = whole.filter(isOfSomeEpisodes).map(({ name }): LeftOut => ({ name, reason: 'some-episodes' }));
    const entries = [...this.entries];
    const sumOf = (count: (entry: Entry) => number): number => entries.reduce((sum, entry) => sum + count(entry), 0);
    const putTogether = {
      rows: this.rows.size,
      lists: joined,
      viewings: sumOf(({ otherWords, episodes }) => otherWords.viewings + episodes.earlierViewings()),
      ratings: sumOf(({ otherWords }) => otherWords.ratings),
      notes: sumOf(({ otherWords }) => otherWords.notes),
    };
    return { titles, lists, leftOut: [...this.leftOut(titles), ...inPart], putTogether };
  }

  private leftOut(titles: readonly ImportedTitle[]): readonly LeftOut[] {
    const left = [...this.left.values()];
    // Of what no state is known of, another row may have told more.
    const isUntold = ({ leftOut: { reason } }: Untold): boolean => reason === 'unmarked' || reason === 'unknown-state';
    const told = new Set(left.filter((each) => !isUntold(each)).map(({ leftOut: { name } }) => name));
    const names = new Set(titles.map(({ name }) => name));
    const isTold = ({ leftOut: { name }, filed }: Untold): boolean =>
      told.has(name) || (filed && tellsApart(filed) ? this.isKnown(filed) : names.has(name));
    return left.filter((each) => !isUntold(each) || !isTold(each)).map(({ leftOut }) => leftOut);
  }

  /** Whether another row says anything of a title. */
  private isKnown({ title, address }: FiledTitle): boolean {
    const [entry] = this.entriesOf(title, address);
    return entry !== undefined && (saysAnything(entry.title) || !entry.episodes.isEmpty);
  }

  private titleOf({ title, episodes }: Entry, nameOf: ReadonlyMap<string, string>): ImportedTitle {
    const lists = title.lists?.map((key) => nameOf.get(key) ?? key);
    return {
      ...title,
      ...(lists && { lists: [...new Set(lists)] }),
      ...(!episodes.isEmpty && { episodes: episodes.all() }),
    };
  }

  private listsApart() {
    const titles = new Map<string, Set<Entry>>([...this.lists.keys()].map((key) => [key, new Set()]));
    for (const entry of this.entries) for (const key of entry.title.lists ?? []) titles.get(key)?.add(entry);
    const filled = [...this.lists].map(([key, list]): readonly [string, FilledList] => [
      key,
      { list, titles: titles.get(key) ?? new Set() },
    ]);
    const { listOf, joined } = listsApart(filled.map(([, list]) => list));
    const named = filled.flatMap(([key, list]) => {
      const own = listOf.get(list);
      return own ? [[key, own] as const] : [];
    });
    return {
      nameOf: new Map(named.map(([key, { name }]) => [key, name])),
      lists: [...new Set(named.filter(([key]) => this.listed.has(key)).map(([, list]) => list))],
      joined,
    };
  }

  private addLeftOut(leftOut: LeftOut, filed: FiledTitle | undefined): void {
    const own =
      filed && tellsApart(filed) ? `${nameKeyOf(filed.title)}:${idKeysOf(filed.title, filed.address)[0]}` : '';
    this.left.set(`${leftOut.reason}:${leftOut.name}:${own}`, { leftOut, filed });
  }

  private addList(list: FiledList): void {
    const key = listKey(list.name, list.id);
    const there = this.lists.get(key);
    if (!there || there.description === '') this.lists.set(key, list);
    this.listed.add(key);
  }

  /** The key of the list that a row is of. */
  private keysOf({ title: { lists }, listId = NO_LIST_ID }: FiledTitle): readonly string[] | undefined {
    return lists?.map((name) => {
      const key = listKey(name, listId);
      if (!this.lists.has(key)) this.lists.set(key, { name, description: '', id: listId });
      return key;
    });
  }

  private addTitle(filed: FiledTitle): void {
    const { title: whole, address } = filed;
    const { episodes, lists: _, ...said } = whole;
    const lists = this.keysOf(filed);
    const title: ImportedTitle = { ...said, ...(lists && { lists }) };
    if (saysAnything(title)) this.rows.add(JSON.stringify([said, whole.lists, address]));
    const entry = this.entryOf(title, address);
    if (episodes) entry.episodes.add(episodes);
    entry.otherWords.note(entry.title, title);
    entry.title = mergeImported(entry.title, title);
    if (address !== '') entry.addresses.add(address);
    // As the row has it, to be found by the same row again, and as it is now.
    for (const each of [title, entry.title]) {
      this.index(entry, idKeysOf(each, address), each.name === '' ? [] : [nameKeyOf(each)]);
    }
  }

  /** The entries that are of the title: by what tells it from others, else by its name. */
  private entriesOf(title: ImportedTitle, address: string): readonly Entry[] {
    const known = idKeysOf(title, address).flatMap((key) => [...(this.byId.get(key) ?? [])]);
    const same = [...new Set(known)].filter((entry) => !areNumberedApart(entry.title, title));
    return same.length > 0 ? same : this.namesakesOf(title, address).slice(0, 1);
  }

  /** The entry of the title, or a new one. Entries that the title shows to be one become one. */
  private entryOf(title: ImportedTitle, address: string): Entry {
    const [first, ...others] = this.entriesOf(title, address);
    if (first) {
      for (const other of others) if (!areNumberedApart(first.title, other.title)) this.unite(first, other);
      return first;
    }
    const entry: Entry = {
      title,
      episodes: new EpisodesOnce(),
      addresses: new Set(),
      idKeys: new Set(),
      nameKeys: new Set(),
      otherWords: new OtherWords(),
    };
    this.entries.add(entry);
    return entry;
  }

  private namesakesOf(title: ImportedTitle, address: string): readonly Entry[] {
    const namesakes = title.name === '' ? [] : (this.byName.get(nameKeyOf(title)) ?? []);
    return [...namesakes].filter((entry) => !areTwo(entry, title, address));
  }

  private unite(entry: Entry, other: Entry): void {
    entry.otherWords.join(other.otherWords);
    entry.otherWords.note(entry.title, other.title);
    entry.title = mergeImported(entry.title, other.title);
    entry.episodes.join(other.episodes);
    this.entries.delete(other);
    for (const key of other.idKeys) this.byId.get(key)?.delete(other);
    for (const key of other.nameKeys) this.byName.get(key)?.delete(other);
    for (const address of other.addresses) entry.addresses.add(address);
    this.index(entry, other.idKeys, other.nameKeys);
  }

  private index(entry: Entry, idKeys: Iterable<string>, nameKeys: Iterable<string>): void {
    for (const key of idKeys) this.byId.set(key, (this.byId.get(key) ?? new Set()).add(entry));
    for (const key of nameKeys) this.byName.set(key, (this.byName.get(key) ?? new Set()).add(entry));
    for (const key of idKeys) entry.idKeys.add(key);
    for (const key of nameKeys) entry.nameKeys.add(key);
  }
}
