import { seenDayOf } from '../library/marks/seen-day.ts';
import type { Steps } from '../steps.ts';
import { type CollectedTitle, CollectedTitles, filedTitleKey, saysAnything, tellsApart } from './collected-titles.ts';
import type { StatedTitle, Finding } from './finding.ts';
import type { ImportReading, PutTogether } from './import-reading.ts';
import { type ImportedList, type ImportedTitle, placeRenamed } from './imported-title.ts';
import type { LeftOut } from './left-out.ts';
import { type FiledList, type ListId, listsApart, NO_LIST_ID } from './lists-apart.ts';

interface NamedLists {
  /** What each list is called, by its key. */
  readonly nameOf: ReadonlyMap<string, string>;
  readonly lists: readonly ImportedList[];
  /** How many became one with another. */
  readonly joined: number;
}

const keyOf = (name: string, { key }: ListId): string => `${name}\u0000${key}`;

/** The lists of all files. Until all are known, titles have keys of them in the place of names. */
class CollectedLists {
  private readonly lists = new Map<string, FiledList>();
  /** Those of which the file says more than which titles are on them. */
  private readonly told = new Set<string>();

  get size(): number {
    return this.lists.size;
  }

  add(list: FiledList): void {
    const key = keyOf(list.name, list.id);
    const there = this.lists.get(key);
    if (!there || there.description === '') this.lists.set(key, list);
    this.told.add(key);
  }

  /** The title with the keys of its lists. */
  keyed({ title: { lists: names, places: stated, ...title }, listId = NO_LIST_ID, address }: StatedTitle): StatedTitle {
    const lists = names?.map((name) => {
      const key = keyOf(name, listId);
      if (!this.lists.has(key)) this.lists.set(key, { name, description: '', id: listId });
      return key;
    });
    const places = stated?.map((place) => placeRenamed(place, (name) => keyOf(name, listId)));
    return { title: { ...title, ...(lists && { lists }), ...(places && { places }) }, address };
  }

  /** What the lists are called, no two of them alike (product.md, Import: same list). @param titles with the keys of their lists */
  named(titles: Iterable<{ readonly title: StatedTitle['title'] }>): NamedLists {
    const on = new Map<string, Set<unknown>>([...this.lists.keys()].map((key) => [key, new Set()]));
    for (const each of titles) for (const key of each.title.lists ?? []) on.get(key)?.add(each);
    const filled = [...this.lists].map(([key, list]) => ({ key, list, titles: on.get(key) ?? new Set() }));
    const { listOf, joined } = listsApart(filled);
    const named = filled.flatMap((each) => {
      const own = listOf.get(each);
      return own ? [[each.key, own] as const] : [];
    });
    return {
      nameOf: new Map(named.map(([key, { name }]) => [key, name])),
      lists: [...new Set(named.filter(([key]) => this.told.has(key)).map(([, list]) => list))],
      joined,
    };
  }
}

interface Untold {
  readonly leftOut: LeftOut;
  /** The title that it is left out of, where it is one. */
  readonly filed: StatedTitle | undefined;
}

/** Of a show a viewing alone says nothing that is kept (product.md, Import: parts of shows). */
const withoutParts = (title: ImportedTitle): ImportedTitle => {
  if (title.media_type !== 'tv') return title;
  const { lastSeenAt: _last, lastSeenBefore: _before, ...whole } = title;
  return whole;
};

/** Whether it is said of a show that some of it was seen, and not which: no episode was seen on that day. */
const isOfSomeEpisodes = ({ media_type, lastSeenAt, seenAt, episodes = [] }: ImportedTitle): boolean => {
  if (media_type !== 'tv' || lastSeenAt === undefined || seenAt !== undefined) return false;
  return !episodes.some((episode) => lastSeenAt === null || seenDayOf(episode.seenAt) === seenDayOf(lastSeenAt));
};

/** With the names of its lists in the place of their keys. */
const importedTitle = (collected: CollectedTitle, nameOf: ReadonlyMap<string, string>): ImportedTitle => {
  const { title, episodes, viewings } = collected;
  const named = (key: string): string => nameOf.get(key) ?? key;
  const lists = title.lists?.map(named);
  const stated = title.places?.map((place) => placeRenamed(place, named));
  // Lists that became one: in it a title stands where the first of them has it.
  const places = stated?.filter((place, at) => stated.findIndex((other) => other.in === place.in) === at);
  return {
    ...title,
    ...viewings.timesBefore(title),
    ...viewings.thoughts(title),
    ...(lists && { lists: [...new Set(lists)] }),
    ...(places && { places }),
    ...(!episodes.isEmpty && { episodes: episodes.all() }),
  };
};

/** How many ratings and notes of a title are not kept. */
const notKept = ({ title, viewings, otherWords }: CollectedTitle) =>
  otherWords.countBut({ ...title, ...viewings.thoughts(title) });

function* putTogether(titles: readonly CollectedTitle[]): Steps<Omit<PutTogether, 'lists'>> {
  const sum = { rows: 0, titles: 0, seenBefore: 0, daysOver: 0, viewings: 0, ratings: 0, notes: 0 };
  for (const each of titles) {
    const { title, rows, viewings, episodes } = each;
    const [before, ofEpisodes, left] = [viewings.countBefore(title), episodes.viewingsBefore(), notKept(each)];
    sum.rows += rows;
    sum.titles += Math.sign(rows);
    sum.seenBefore += before.kept + ofEpisodes.kept;
    sum.daysOver += before.over;
    sum.viewings += viewings.countOfParts(title) + ofEpisodes.left;
    sum.ratings += left.ratings;
    sum.notes += left.notes;
    yield;
  }
  return sum;
}

/** Gathers what the rows of all files come to: rows of one title become one, and what is said twice is said once. */
export class CollectedFindings {
  private readonly titles = new CollectedTitles();
  private readonly lists = new CollectedLists();
  private readonly left = new Map<string, Untold>();
  /** What rows say of titles, each once: a file may be chosen twice. */
  private readonly rows = new Set<string>();

  get isEmpty(): boolean {
    return this.titles.size + this.lists.size + this.left.size === 0;
  }

  add(finding: Finding): void {
    if (finding.kind === 'title') this.addTitle(finding);
    else if (finding.kind === 'list') this.lists.add(finding.list);
    else this.addLeftOut(finding.leftOut, finding.untold);
    if (finding.kind === 'title' && finding.unread) this.addLeftOut(finding.unread, undefined);
  }

  /** All of it, a title a step. */
  *reading(): Steps<Pick<ImportReading, 'titles' | 'lists' | 'leftOut' | 'putTogether'>> {
    const [collected, titles, inPart] = [this.titles.all(), [] as ImportedTitle[], [] as LeftOut[]];
    const { nameOf, lists, joined } = this.lists.named(collected);
    for (const each of collected) {
      const whole = importedTitle(each, nameOf);
      if (isOfSomeEpisodes(whole)) inPart.push({ name: whole.name, reason: 'some-episodes' });
      const title = withoutParts(whole);
      if (saysAnything(title)) titles.push(title);
      yield;
    }
    const together = { lists: joined, ...(yield* putTogether(collected)) };
    return { titles, lists, leftOut: [...this.leftOut(titles), ...inPart], putTogether: together };
  }

  private leftOut(titles: readonly ImportedTitle[]): readonly LeftOut[] {
    const left = [...this.left.values()];
    // Of what no state is known of, another row may have told more.
    const isUntold = ({ leftOut: { reason } }: Untold): boolean => reason === 'unmarked' || reason === 'unknown-state';
    const told = new Set(left.filter((each) => !isUntold(each)).map(({ leftOut: { name } }) => name));
    const names = new Set(titles.map(({ name }) => name));
    const isTold = ({ leftOut: { name }, filed }: Untold): boolean =>
      told.has(name) || (filed && tellsApart(filed) ? this.titles.isTold(filed) : names.has(name));
    return left.filter((each) => !isUntold(each) || !isTold(each)).map(({ leftOut }) => leftOut);
  }

  private addLeftOut(leftOut: LeftOut, filed: StatedTitle | undefined): void {
    const own = filed && tellsApart(filed) ? filedTitleKey(filed) : '';
    this.left.set(`${leftOut.reason}:${leftOut.name}:${own}`, { leftOut, filed });
  }

  private addTitle(filed: StatedTitle): void {
    const { episodes: _, ...said } = filed.title;
    const row = saysAnything(withoutParts(said)) ? JSON.stringify([said, filed.address]) : '';
    this.titles.add(this.lists.keyed(filed), row !== '' && !this.rows.has(row));
    this.rows.add(row);
  }
}
