import type { Title } from './title.ts';

export interface Genre {
  readonly id: number;
  readonly name: string;
}

/** Everything the detail screen shows of the title itself. Absent means unknown: the provider's 0 and "" do too. */
export interface TitleDetails extends Title {
  readonly tagline?: string;
  readonly status?: string;
  /** Minutes. */
  readonly runtime?: number;
  /** US dollars. */
  readonly revenue?: number;
  readonly genres: readonly Genre[];
  /** Names; shows only. */
  readonly created_by: readonly string[];
}
