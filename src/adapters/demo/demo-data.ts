import type { Creator, Genre } from '#domain/title-details.ts';
import type { MediaType, TitleKey } from '#domain/title.ts';
import type { Video } from '#domain/video.ts';

/** One fictional title. It is compact, because the whole catalogue is one lazily loaded chunk. No field is null. */
export interface DemoTitle {
  readonly id: number;
  readonly type: MediaType;
  readonly name: string;
  /** `YYYY-MM-DD`; absent when not announced. */
  readonly date?: string;
  readonly overview: string;
  readonly tagline?: string;
  readonly status?: string;
  /** Minutes. */
  readonly runtime?: number;
  /** US dollars. */
  readonly revenue?: number;
  readonly genres: readonly number[];
  readonly rating: number;
  readonly votes: number;
  readonly popularity: number;
  /** Paths of the pictures behind the picture base, starting with `/`; absent where there is none. */
  readonly poster?: string;
  readonly backdrop?: string;
  /** Person id and character, in billing order. */
  readonly cast: readonly (readonly [number, string])[];
  /** Person id, job, department. */
  readonly crew: readonly (readonly [number, string, string])[];
  readonly createdBy?: readonly Creator[];
  readonly videos: readonly Video[];
  readonly similar: readonly TitleKey[];
  readonly recommended: readonly TitleKey[];
}

export interface DemoPerson {
  readonly id: number;
  readonly name: string;
  readonly department?: string;
  readonly biography: string;
  /** `YYYY-MM-DD`. */
  readonly birthday?: string;
  readonly deathday?: string;
  readonly birthplace?: string;
  readonly photo?: string;
}

/** The lists that an editor would make. Everything else (discover, search) is computed from the titles. */
export type DemoListName =
  | 'trending'
  | 'now-playing'
  | 'popular-tv'
  | 'upcoming'
  | 'top-rated'
  | 'airing-today'
  | 'on-the-air';

export interface DemoData {
  readonly titles: readonly DemoTitle[];
  readonly people: readonly DemoPerson[];
  readonly genres: Readonly<Record<MediaType, readonly Genre[]>>;
  /** Each list is longer than a page (trending, upcoming and top-rated are much longer), so that paging is real. */
  readonly lists: Readonly<Record<DemoListName, readonly TitleKey[]>>;
}
