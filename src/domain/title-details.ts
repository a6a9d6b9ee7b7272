import type { LanguageTag } from './languages/language-tag.ts';
import type { Title } from './title.ts';

export interface Genre {
  readonly id: number;
  readonly name: string;
}

/** Somebody who made a show. Without an id, there is no page about them. */
export interface Creator {
  readonly id?: number;
  readonly name: string;
}

/** What the provider knows by a number and a name: a company, a network, a keyword. */
export interface NamedId {
  readonly id: number;
  readonly name: string;
}

/** The series of movies that a movie is part of. */
export interface FranchiseSummary {
  readonly id: number;
  readonly name: string;
  /** As that of a title. */
  readonly name_language?: string;
  readonly poster_path: string | null;
  readonly backdrop_path: string | null;
}

/** One season of a show. */
export interface SeasonSummary {
  /** 0 is that of the specials; some shows number their seasons by years. */
  readonly season_number: number;
  readonly name: string;
  /** As that of a title. */
  readonly name_language?: string;
  readonly episode_count: number;
  readonly poster_path: string | null;
  /** `YYYY-MM-DD`. */
  readonly air_date?: string;
}

/** The episode of a show that is shown next. */
export interface NextEpisode {
  readonly season_number: number;
  readonly episode_number: number;
  readonly name: string;
  /** As that of a title. */
  readonly name_language?: string;
  /** `YYYY-MM-DD`. */
  readonly air_date?: string;
}

/**
 * Everything the detail screen shows of the title itself. Absent means unknown: the provider's 0 and "" do too. A catalogue may leave out
 * any of it but the genres and the creators.
 */
export interface TitleDetails extends Title {
  readonly tagline?: string;
  /** As `name_language`. */
  readonly tagline_language?: string;
  readonly status?: string;
  /** Minutes. */
  readonly runtime?: number;
  /** US dollars. */
  readonly revenue?: number;
  readonly genres: readonly Genre[];
  /** Shows only. */
  readonly created_by: readonly Creator[];
  /** In its own language; only where it differs from the name. */
  readonly original_name?: string;
  /** In English; only where the name is in another language. */
  readonly english_name?: string;
  /** In which language the texts were asked for, whichever they have. Absent where none is chosen. */
  readonly texts_language?: LanguageTag;
  /** A code of ISO 639-1, such as `fr`. */
  readonly original_language?: string;
  /** Codes of ISO 3166-1, such as `FR`, each once. */
  readonly countries?: readonly string[];
  readonly companies?: readonly NamedId[];
  /** Shows only. */
  readonly networks?: readonly NamedId[];
  /** An address that begins with `https://` or `http://`. */
  readonly homepage?: string;
  /** IMDb's, such as `tt0133093`. */
  readonly imdb_id?: string;
  /** Movies only. */
  readonly franchise?: FranchiseSummary;
  /** US dollars. */
  readonly budget?: number;
  /** Shows only, by number. */
  readonly seasons?: readonly SeasonSummary[];
  /** Shows only. */
  readonly next_episode?: NextEpisode;
}
