import type { ShowCatalog, ShowSeasons } from '#application/ports/catalog/show-catalog.ts';
import type { Season } from '#domain/shows/season.ts';
import { seasonEndpoint, seasonsEndpoint } from '../../tmdb/extras-endpoint.ts';
import type { Answerer } from './question.ts';

/** Seasons that answer every call in another's way. */
export class ScenarioShowCatalog implements ShowCatalog {
  constructor(
    private readonly inner: ShowCatalog,
    private readonly other: Answerer,
  ) {}

  seasonOf(show: number, season: number, signal: AbortSignal): Promise<Season> {
    const { path } = seasonEndpoint(show, season);
    const question = { call: 'seasonOf', path, about: [show, season], signal } as const;
    return this.other.answer(question, () => this.inner.seasonOf(show, season, signal));
  }

  seasonsOf(show: number, seasons: readonly number[], signal: AbortSignal): Promise<ShowSeasons> {
    const { path } = seasonsEndpoint(show, seasons);
    const question = { call: 'seasonsOf', path, about: [show, ...seasons], signal } as const;
    return this.other.answer(question, () => this.inner.seasonsOf(show, seasons, signal));
  }
}
