import { viewingDayOf, VIEWINGS_MAX } from '../library/marks/viewings.ts';
import { known } from './cells/json-fields.ts';
import type { ImportedTitle, ImportedViewing } from './imported-title.ts';
import { laterOf } from './merge-imported.ts';

type Times = Pick<ImportedTitle, 'seenBefore' | 'lastSeenBefore'>;
type Thoughts = Pick<ImportedTitle, 'viewings' | 'rating' | 'note' | 'isNoteCut'>;

const timesBut = (last: string | null | undefined, byDay: ReadonlyMap<string, ImportedViewing>) => {
  const day = viewingDayOf(last ?? '');
  const times = [...byDay].flatMap(([each, { seenAt }]) => (each === day ? [] : [seenAt]));
  return times.length > 0 ? times : undefined;
};

/** Of two that are of one day what is said first counts, and the later time. */
const note = (byDay: Map<string, ImportedViewing>, viewing: ImportedViewing): void => {
  const day = viewingDayOf(viewing.seenAt);
  const here = byDay.get(day);
  const seenAt = laterOf(here?.seenAt, viewing.seenAt) ?? viewing.seenAt;
  byDay.set(day, { ...viewing, ...here, seenAt });
};

const isThought = ({ rating, note: text }: ImportedViewing): boolean => rating !== undefined || text !== undefined;

/**
 * When one title was seen, each day once (product.md, Import: seen before). There may be a row for each: they are not joined anew with
 * every one.
 */
export class ViewingsOnce {
  private readonly seen = new Map<string, ImportedViewing>();
  /** Of which the file does not say that it was all of the title. */
  private readonly lastSeen = new Map<string, ImportedViewing>();

  add({ seenAt, lastSeenAt, viewings = [] }: ImportedTitle): void {
    if (typeof seenAt === 'string') note(this.seen, { seenAt });
    if (typeof lastSeenAt === 'string') note(this.lastSeen, { seenAt: lastSeenAt });
    for (const viewing of viewings) note(this.seen, viewing);
  }

  join({ seen, lastSeen }: ViewingsOnce): void {
    for (const viewing of seen.values()) note(this.seen, viewing);
    for (const viewing of lastSeen.values()) note(this.lastSeen, viewing);
  }

  /** The times before those that the title has. */
  timesBefore({ seenAt, lastSeenAt }: ImportedTitle): Times {
    return known({
      seenBefore: timesBut(seenAt, this.seen),
      lastSeenBefore: timesBut(lastSeenAt, this.lastSeen),
    });
  }

  /**
   * What was thought of it each time. What no row says of the title as a whole is that of the latest time; of a title that was seen once
   * it is all. A file of Matinee's says by itself what is thought of the title: what was cleared stays so.
   */
  thoughts(title: ImportedTitle): Thoughts {
    const viewings = [...this.seen.values()].filter(isThought).toSorted((a, b) => (a.seenAt < b.seenAt ? 1 : -1));
    const said = title.isThoughtWhole ? [title] : [title, ...viewings];
    const noted = said.find((each) => each.note !== undefined);
    const kept = this.seen.size > 1 ? viewings : [];
    return known({
      viewings: kept.length > 0 ? kept : undefined,
      rating: said.find((each) => each.rating !== undefined)?.rating,
      note: noted?.note,
      isNoteCut: [noted, ...kept].find((each) => each?.isNoteCut)?.isNoteCut,
    });
  }

  /** On how many days it was seen before the last one, of a show all of it; and how many of these are more than a title keeps. */
  countBefore({ media_type }: ImportedTitle): { readonly kept: number; readonly over: number } {
    const days = media_type === 'tv' ? this.seen.size : new Set([...this.seen.keys(), ...this.lastSeen.keys()]).size;
    const over = Math.max(days - VIEWINGS_MAX, 0);
    return { kept: Math.max(days - over - 1, 0), over };
  }

  /** How many days of a show, of which the file does not say of which episodes they are, came before the last one. */
  countOfParts({ media_type, seenAt }: ImportedTitle): number {
    return media_type === 'tv' && seenAt === undefined ? Math.max(this.lastSeen.size - 1, 0) : 0;
  }
}
