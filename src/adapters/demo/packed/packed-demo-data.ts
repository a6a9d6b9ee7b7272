import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import type { DemoListName, DemoTitle } from '../demo-data.ts';
import type { Columns } from './columns.ts';

/** Stands for what is unknown. */
type Unknown = 0;
/** Stands for a picture that is called as the title is. */
type Usual = 1;
/** Index into a table of the packed data. */
type Index = number;

export interface PackedTitle {
  /** More than the id of the title before. */
  readonly step: number;
  readonly type: MediaType;
  readonly name: string;
  readonly date: string | Unknown;
  readonly overview: string;
  readonly tagline: string | Unknown;
  readonly status: Index;
  readonly runtime: number;
  readonly revenue: number;
  readonly genres: readonly number[];
  readonly rating: number;
  readonly votes: number;
  readonly popularity: number;
  readonly poster: string | Unknown | Usual;
  readonly backdrop: string | Unknown | Usual;
  /** Places of the actors. */
  readonly cast: readonly Index[];
  /** The actors' characters, in the same order, with `|` between them. */
  readonly characters: string;
  /** Places of those behind the camera, and their jobs in the same order. */
  readonly crew: readonly Index[];
  readonly jobs: readonly Index[];
  /** Places of the creators. */
  readonly creators: readonly Index[] | Unknown;
  readonly videos: readonly Index[];
  /** How many titles further on: the first than this one, each other than the one before. */
  readonly similar: readonly number[];
  readonly recommended: readonly number[];
}

export interface PackedPerson {
  /** More than the id of the person before. */
  readonly step: number;
  readonly name: string;
  readonly department: Index;
  /** `~` stands for the name. */
  readonly biography: string;
  readonly birthday: string | Unknown;
  readonly deathday: string | Unknown;
  readonly birthplace: Index;
  readonly photo: Index;
}

/** The catalogue with the least said twice: one lazily loaded chunk carries it. */
export interface PackedDemoData {
  readonly titles: Columns<PackedTitle>;
  readonly people: Columns<PackedPerson>;
  readonly genres: Readonly<Record<MediaType, readonly Genre[]>>;
  readonly lists: Readonly<Record<DemoListName, readonly Index[]>>;
  /** In these tables the empty text means unknown. */
  readonly statuses: readonly string[];
  readonly departments: readonly string[];
  readonly birthplaces: readonly string[];
  readonly photos: readonly string[];
  readonly jobs: readonly (readonly [job: string, department: string])[];
  readonly videos: DemoTitle['videos'];
}
