import { NOTE_SEPARATOR } from '../library/marks/mark-limits.ts';

const paragraphsOf = (note: string): ReadonlySet<string> =>
  new Set(
    note
      .split(NOTE_SEPARATOR)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );

const textOf = (paragraphs: ReadonlySet<string>): string => [...paragraphs].toSorted().join(NOTE_SEPARATOR);

/** Two notes of the same paragraphs: the text of a visitor counts more than the text that merging has put together. */
const eitherNote = (a: string, b: string, merged: string): string => {
  if (a === merged || b === merged) return a === merged ? b : a;
  return a > b ? a : b;
};

/** All paragraphs of both. */
const mergedNote = (a: string, b: string): string => {
  const [own, other] = [paragraphsOf(a), paragraphsOf(b)];
  const all = new Set([...own, ...other]);
  if (own.size === all.size && other.size === all.size) return eitherNote(a, b, textOf(all));
  if (own.size === all.size) return a;
  return other.size === all.size ? b : textOf(all);
};

/** Any order will do, if it is everywhere the same: nothing is less than null, and null than anything else. */
const greaterValue = (a: unknown, b: unknown): unknown => {
  if (a === undefined || b === undefined) return a ?? b;
  if (a === null || b === null) return a ?? b;
  if (typeof a === 'number' && typeof b === 'number') return Math.max(a, b);
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
};

/** What two that are of one time say together of one field. */
export const mergedValue = (field: string, a: unknown, b: unknown): unknown =>
  field === 'note' && typeof a === 'string' && typeof b === 'string' ? mergedNote(a, b) : greaterValue(a, b);
