import type { ArtDirection } from './art-direction.ts';
import { GENRE_STYLES } from './genre-styles.ts';
import { inksOf, isPalette, type Inks } from './inks.ts';
import { nth } from './nth.ts';
import { PALETTES } from './palettes.ts';
import { random, type Random } from './random.ts';
import { isStyleName, STYLE_NAMES, type StyleName } from './style-names.ts';

/** What is to be drawn, and for what. */
export interface Commission extends ArtDirection {
  /** Decides all that nothing else decides. */
  readonly seed: string;
  readonly title?: string;
  readonly kind?: 'movie' | 'tv';
  readonly genre?: string;
  readonly year?: string;
  /** The film or series of the picture. */
  readonly by?: string;
}

/** The paper on the table: what is written on it, and the inks and the chance it is drawn with. */
export interface Sheet {
  readonly style: StyleName;
  /** Inks. */
  readonly c: Inks;
  /** A figure from 0 to 1 that decides between variants. */
  readonly v: number;
  readonly genre: string;
  readonly title: string;
  readonly year: string;
  readonly by: string;
  readonly kind: 'movie' | 'tv';
  readonly r: Random;
  /** Any number between two. */
  n(from: number, to: number): number;
  /** A whole number between two, both included. */
  i(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** The motif that was asked for, if it is among these; else one of them, always the same. */
  motif<Name extends string>(names: readonly Name[]): Name;
}

const pickAt = <T>(items: readonly T[], share: number): T =>
  nth(items, Math.min(items.length - 1, Math.floor(share * items.length)));

const writtenOn = ({ title = '', kind = 'movie', genre = 'Drama', year = '', by = '' }: Commission) => ({
  title,
  kind,
  genre,
  year,
  by: by.slice(0, 28),
});

/** Lays out a sheet. The order in which chance is asked is part of each drawing: changing it redraws everything. */
export const sheet = (commission: Commission): Sheet => {
  const r = random(commission.seed);
  const written = writtenOn(commission);
  const { style: wanted, palette = '', motif } = commission;
  const style = isStyleName(wanted) ? wanted : pickAt(GENRE_STYLES[written.genre] ?? STYLE_NAMES, r());
  const usual = pickAt(PALETTES[style], r());
  const v = r();
  const m = r();
  return {
    ...written,
    style,
    c: inksOf(isPalette(palette) ? palette : usual),
    v,
    r,
    n: (from, to) => from + (to - from) * r(),
    i: (from, to) => from + Math.floor(r() * (to - from + 1)),
    pick: (items) => nth(items, Math.floor(r() * items.length)),
    motif: (names) => names.find((name) => name === motif) ?? pickAt(names, m),
  };
};
