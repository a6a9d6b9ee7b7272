import { nameKey } from '../text/name-key.ts';
import { EpisodesOnce } from './episodes/episodes-once.ts';
import type { StatedTitle } from './finding.ts';
import type { ImportedTitle } from './imported-title.ts';
import { mergeImported } from './merge-imported.ts';
import { ViewingsOnce } from './viewings-once.ts';

/** What rows say of one title, of which the title keeps one, and each of its viewings one: ratings and notes. */
class OtherWords {
  private readonly ratings = new Set<number>();
  private readonly notes = new Set<string>();

  note({ rating, note, viewings = [] }: Pick<ImportedTitle, 'rating' | 'note' | 'viewings'>): void {
    for (const said of [{ rating, note }, ...viewings]) {
      if (said.rating !== undefined) this.ratings.add(said.rating);
      if (said.note !== undefined) this.notes.add(said.note);
    }
  }

  /** What was noted of a title that turns out to be the same. */
  join({ ratings, notes }: OtherWords): void {
    for (const rating of ratings) this.ratings.add(rating);
    for (const note of notes) this.notes.add(note);
  }

  /** How many are not kept. */
  countBut(title: ImportedTitle): { readonly ratings: number; readonly notes: number } {
    const kept = new OtherWords();
    kept.note(title);
    const [ratings, notes] = [[...this.ratings], [...this.notes]];
    return {
      ratings: ratings.filter((rating) => !kept.ratings.has(rating)).length,
      notes: notes.filter((note) => !kept.notes.has(note)).length,
    };
  }
}

/** What all rows say of one title. */
export interface CollectedTitle {
  /** Without its episodes, and without what was thought of it one time; seen as it last was. */
  title: ImportedTitle;
  /** There may be a row for each: they are not joined anew with every one. */
  readonly episodes: EpisodesOnce;
  readonly viewings: ViewingsOnce;
  /** Where services have it. */
  readonly addresses: Set<string>;
  /** Under what it is found. */
  readonly idKeys: Set<string>;
  readonly nameKeys: Set<string>;
  readonly otherWords: OtherWords;
  /** How many say anything of it but of its episodes, each once. */
  rows: number;
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

/** Whether anything is said of a title besides which it is, and that it was given up. */
export const saysAnything = ({
  name: _,
  otherNames: _others,
  year: _year,
  media_type: _type,
  ids: _ids,
  isStopped: _stopped,
  ...facts
}: ImportedTitle) => Object.keys(facts).length > 0;

/** Other times are among its viewings. */
const seenLast = ({ seenBefore: _seen, lastSeenBefore: _lastSeen, ...title }: ImportedTitle): ImportedTitle => title;

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
const areTwo = ({ title, addresses }: CollectedTitle, other: ImportedTitle, address: string): boolean => {
  const { media_type, year } = other;
  return (
    (year === undefined && hasIds(title) && hasIds(other)) ||
    differ(title.media_type, media_type) ||
    areNumberedApart(title, other) ||
    (address !== '' && addresses.size > 0 && !addresses.has(address))
  );
};

/** Whether anything but its name tells a title from others. */
export const tellsApart = ({ title, address }: StatedTitle): boolean =>
  title.year !== undefined || hasIds(title) || address !== '';

/** So many titles of one number that other numbers tell apart are looked at: a file may have thousands. */
const LOOKED_AT = 20;

const firstOf = (titles: Iterable<CollectedTitle>): readonly CollectedTitle[] => {
  const first: CollectedTitle[] = [];
  for (const title of titles) if (first.push(title) === LOOKED_AT) break;
  return first;
};

/** What tells a title from others, as a key. */
export const filedTitleKey = ({ title, address }: StatedTitle): string =>
  `${nameKeyOf(title)}:${idKeysOf(title, address)[0]}`;

/** The titles of all files: rows of one title are one (product.md, Import: same title). */
export class CollectedTitles {
  private readonly titles = new Set<CollectedTitle>();
  private readonly byId = new Map<string, Set<CollectedTitle>>();
  private readonly byName = new Map<string, Set<CollectedTitle>>();

  get size(): number {
    return this.titles.size;
  }

  all(): readonly CollectedTitle[] {
    return [...this.titles];
  }

  /** @param isRow it is one of the rows that are counted */
  add({ title: { episodes, viewings, ...title }, address }: StatedTitle, isRow: boolean): void {
    const own = this.ownOf(title, address);
    if (isRow) own.rows += 1;
    if (episodes) own.episodes.add(episodes);
    const row = { ...title, ...(viewings && { viewings }) };
    own.viewings.add(row);
    own.otherWords.note(row);
    own.title = seenLast(mergeImported(own.title, title));
    if (address !== '') own.addresses.add(address);
    // As the row has it, to be found by the same row again, and as it is now.
    for (const each of [title, own.title]) {
      this.index(own, idKeysOf(each, address), each.name === '' ? [] : [nameKeyOf(each)]);
    }
  }

  /** Whether anything is said of a title. */
  isTold({ title, address }: StatedTitle): boolean {
    const [own] = this.sameAs(title, address);
    return own !== undefined && (saysAnything(own.title) || !own.episodes.isEmpty);
  }

  /** Those that are the title: by what tells it from others, else by its name. */
  private sameAs(title: ImportedTitle, address: string): readonly CollectedTitle[] {
    const known = idKeysOf(title, address).flatMap((key) => firstOf(this.byId.get(key) ?? []));
    const same = [...new Set(known)].filter((each) => !areNumberedApart(each.title, title));
    return same.length > 0 ? same : this.namesakeOf(title, address);
  }

  /** The title, or a new one. Those that it shows to be one become one. */
  private ownOf(title: ImportedTitle, address: string): CollectedTitle {
    const [first, ...others] = this.sameAs(title, address);
    if (first) {
      for (const other of others) if (!areNumberedApart(first.title, other.title)) this.unite(first, other);
      return first;
    }
    const own: CollectedTitle = {
      title,
      episodes: new EpisodesOnce(),
      viewings: new ViewingsOnce(),
      addresses: new Set(),
      idKeys: new Set(),
      nameKeys: new Set(),
      otherWords: new OtherWords(),
      rows: 0,
    };
    this.titles.add(own);
    return own;
  }

  private namesakeOf(title: ImportedTitle, address: string): readonly CollectedTitle[] {
    if (title.name !== '')
      for (const own of this.byName.get(nameKeyOf(title)) ?? []) if (!areTwo(own, title, address)) return [own];
    return [];
  }

  private unite(own: CollectedTitle, other: CollectedTitle): void {
    own.otherWords.join(other.otherWords);
    own.title = seenLast(mergeImported(own.title, other.title));
    own.episodes.join(other.episodes);
    own.viewings.join(other.viewings);
    own.rows += other.rows;
    this.titles.delete(other);
    for (const key of other.idKeys) this.byId.get(key)?.delete(other);
    for (const key of other.nameKeys) this.byName.get(key)?.delete(other);
    for (const address of other.addresses) own.addresses.add(address);
    this.index(own, other.idKeys, other.nameKeys);
  }

  private index(own: CollectedTitle, idKeys: Iterable<string>, nameKeys: Iterable<string>): void {
    for (const key of idKeys) this.byId.set(key, (this.byId.get(key) ?? new Set()).add(own));
    for (const key of nameKeys) this.byName.set(key, (this.byName.get(key) ?? new Set()).add(own));
    for (const key of idKeys) own.idKeys.add(key);
    for (const key of nameKeys) own.nameKeys.add(key);
  }
}
