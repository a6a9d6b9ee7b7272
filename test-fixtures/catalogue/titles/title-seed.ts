import type { MediaType } from '#domain/title.ts';
import type { ArtDirection } from '../../artwork/art-direction.ts';

/**
 * When a title comes out, as an editor says it: a year, a day, `now` (in theatres these weeks), `soon` (within weeks) or
 * `?` (nobody knows).
 */
export type When = string;

/** What somebody wrote of a title; the rest of it is rolled. */
export interface TitleSeed {
  readonly type: MediaType;
  /** Names its pictures, and seeds its dice. Unique. */
  readonly slug: string;
  readonly name: string;
  readonly when: When;
  /** By name, the main one first. */
  readonly genres: readonly string[];
  readonly logline: string;
  readonly tagline?: string;
  /** Director of a movie, creator of a show. */
  readonly by?: string;
  readonly writers?: readonly string[];
  /** Name and character of those who are cast for certain, in billing order. */
  readonly cast?: readonly (readonly [string, string])[];
  /** The leading character, played by the same person in all titles that name it. */
  readonly lead?: string;
  readonly runtime?: number;
  readonly rating?: number;
  readonly votes?: number;
  readonly revenue?: number;
  readonly art?: ArtDirection;
  /** Made to a formula: never acclaimed, often without a still. */
  readonly formulaic?: boolean;
}
