import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import type { DemoListName, DemoTitle } from '../demo-data.ts';
import type { Columns } from './columns.ts';

/** Stands for an unknown value. */
type Unknown = 0;
/** Stands for a picture file that is named after the title. */
type Usual = 1;
/** Index into a table of the packed data. */
type Index = number;

export interface PackedTitle {
  /** The difference between the title's id and that of the title before. */
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
  /** Indexes of the actors. */
  readonly cast: readonly Index[];
  /** The actors' characters, in the same order, with `|` between them. */
  readonly characters: string;
  /** Indexes of the crew members, and of their jobs in the same order. */
  readonly crew: readonly Index[];
  readonly jobs: readonly Index[];
  /** Indexes of the creators. */
  readonly creators: readonly Index[] | Unknown;
  readonly videos: readonly Index[];
  /** Steps through the table of titles: the first counts from this title, each other from the title before it. */
  readonly similar: readonly number[];
  readonly recommended: readonly number[];
}

export interface PackedPerson {
  /** The difference between the person's id and that of the person before. */
  readonly step: number;
  readonly name: string;
  readonly department: Index;
  /** In the text, `~` stands for the person's name. */
  readonly biography: string;
  readonly birthday: string | Unknown;
  readonly deathday: string | Unknown;
  readonly birthplace: Index;
  readonly photo: Index;
}

/** The catalogue in a form that repeats as little as possible. It is one lazily loaded chunk. */
export interface PackedDemoData {
  readonly titles: Columns<PackedTitle>;
  readonly people: Columns<PackedPerson>;
  readonly genres: Readonly<Record<MediaType, readonly Genre[]>>;
  readonly lists: Readonly<Record<DemoListName, readonly Index[]>>;
  /** In these tables an empty text means unknown. */
  readonly statuses: readonly string[];
  readonly departments: readonly string[];
  readonly birthplaces: readonly string[];
  readonly photos: readonly string[];
  readonly jobs: readonly (readonly [job: string, department: string])[];
  readonly videos: DemoTitle['videos'];
}
