import type { ReleasesByCountry } from '../calendar/compose-releases.ts';
import type { NamedId } from '../title-details.ts';

/** A still, a backdrop or a poster of a title. */
export interface TitlePicture {
  /** A path as `poster_path` is one. */
  readonly path: string;
  /** Pixels; 0 where unknown. */
  readonly width: number;
  readonly height: number;
}

/** What a title's screen shows below the rest. */
export interface TitleExtra {
  /** What the title is about, in words that many titles share; each has titles of its own. */
  readonly keywords: readonly NamedId[];
  /** Backdrops without text or in English, the best first; each once. */
  readonly pictures: readonly TitlePicture[];
  /** The age rating in each country that has one, by its code: `{ DE: '12' }`. */
  readonly certifications: Readonly<Record<string, string>>;
  /** Of a movie: on which days it comes out in each country. */
  readonly releases?: ReleasesByCountry;
  /** IMDb's number, which a show's details lack. */
  readonly imdb_id?: string;
}
