import type { UpNextShow } from '#application/use-cases/shows/shows-in-book.ts';
import type { TitleKey } from '#domain/title.ts';
import { byWhatIsNext } from '../../../components/shows/kept-order.ts';

/** The number of shows on home (product.md, Up next: row). */
export const SHOWN = 8;

/** What home shows of the followed shows while it is open. */
export interface ShownUpNext {
  readonly places: readonly TitleKey[];
  /** Those of which it is not known yet what is next: they may turn out to be up to date. */
  readonly unknown: ReadonlySet<TitleKey>;
}

export const NO_ROW: ShownUpNext = { places: [], unknown: new Set() };

/** Whether it is one of those that home shows. */
export const isOfInterest = ({ now }: UpNextShow): boolean => now.status !== 'none' && now.status !== 'gone';

const isSame = (a: ShownUpNext, b: ShownUpNext): boolean =>
  a.places.length === b.places.length &&
  a.places.every((key, at) => key === b.places[at]) &&
  a.unknown.size === b.unknown.size &&
  [...a.unknown].every((key) => b.unknown.has(key));

/**
 * The row by what is known now: one that turns out to be up to date gives its place to another, and those that have come since are behind
 * the others, as far as there is room. The same reference while nothing of it changes.
 */
export const nextHomeRow = (row: ShownUpNext, followed: readonly UpNextShow[]): ShownUpNext => {
  const shows = new Map(followed.map((show) => [show.key, show]));
  const come = followed.filter((show) => !row.places.includes(show.key) && isOfInterest(show)).toSorted(byWhatIsNext);
  const isOver = (key: TitleKey): boolean => {
    const show = shows.get(key);
    return row.unknown.has(key) && show !== undefined && !isOfInterest(show);
  };
  const kept = row.places.map((key) => (isOver(key) ? (come.shift()?.key ?? key) : key));
  const places = [...kept, ...come.slice(0, Math.max(0, SHOWN - kept.length)).map(({ key }) => key)];
  const unknown = new Set(places.filter((key) => shows.get(key)?.now.status === 'unknown'));
  const next = { places, unknown };
  return isSame(row, next) ? row : next;
};

/** The shows of the row. One that was ticked to its end stays where it is. */
export const shownOf = ({ places }: ShownUpNext, followed: readonly UpNextShow[]): readonly UpNextShow[] => {
  const shows = new Map(followed.map((show) => [show.key, show]));
  return places.flatMap((key) => shows.get(key) ?? []);
};
