import { seenDayOf } from '../library/seen-day.ts';
import type { ImportedTitle } from './imported-title.ts';

type Words = ReadonlySet<string | number> | undefined;

const both = (words: Words, a: string | number | undefined, b: string | number | undefined): Words =>
  a === undefined || b === undefined || a === b ? words : new Set([...(words ?? []), a, b]);

const joined = (a: Words, b: Words): Words => (a && b ? new Set([...a, ...b]) : (a ?? b));

const dayOf = ({ seenAt, lastSeenAt }: ImportedTitle): string | undefined =>
  seenDayOf(seenAt ?? lastSeenAt) || undefined;

const others = (words: Words): number => (words ? words.size - 1 : 0);

/** What rows say of one title, and only one of can be kept: days of viewing, ratings and notes. Most titles have none of these twice. */
export class OtherWords {
  private days: Words;
  private marks: Words;
  private texts: Words;

  get viewings(): number {
    return others(this.days);
  }

  get ratings(): number {
    return others(this.marks);
  }

  get notes(): number {
    return others(this.texts);
  }

  /** What two rows say differently. */
  note(a: ImportedTitle, b: ImportedTitle): void {
    this.days = both(this.days, dayOf(a), dayOf(b));
    this.marks = both(this.marks, a.rating, b.rating);
    this.texts = both(this.texts, a.note, b.note);
  }

  /** What was noted of a title that turns out to be the same. */
  join({ days, marks, texts }: OtherWords): void {
    this.days = joined(this.days, days);
    this.marks = joined(this.marks, marks);
    this.texts = joined(this.texts, texts);
  }
}
