import type { MediaType } from '#domain/title.ts';

/**
 * A run of titles made to one formula, as studios made them: templates with `{slot}`s, each filled from the deck of that
 * name. `{slot.1}` is the second form of the same card, after its `|`. No card is dealt twice in a series.
 */
export interface Series {
  readonly type: MediaType;
  readonly genres: readonly string[];
  /** First and last year; the titles are spread evenly between them. */
  readonly years: readonly [number, number];
  /** The leading character of every title, if they share one. */
  readonly lead?: string;
  readonly title: string;
  readonly logline: string;
  /** The first deck sets how many titles there are; the others are at least as long. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
}
