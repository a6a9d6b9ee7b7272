import type { FoundByName, TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { EpisodePlace } from '#domain/import/episodes/known-seasons.ts';
import type { ForeignId, NameQuery } from '#domain/import/matching/title-question.ts';
import type { Title } from '#domain/title.ts';
import { findEndpoint, nameEndpoint } from '../../tmdb/find-endpoint.ts';
import type { Answerer } from './question.ts';

/** A finder that answers every call in another's way. */
export class ScenarioTitleFinder implements TitleFinder {
  constructor(
    private readonly inner: TitleFinder,
    private readonly other: Answerer,
  ) {}

  findById(id: ForeignId, signal: AbortSignal): Promise<readonly Title[]> {
    const { path } = findEndpoint(id);
    return this.other.answer({ call: 'findById', path, about: [id], signal }, () => this.inner.findById(id, signal));
  }

  findEpisode(tvdb: number, signal: AbortSignal): Promise<EpisodePlace | undefined> {
    const { path } = findEndpoint({ service: 'tvdb', id: tvdb });
    return this.other.answer({ call: 'findEpisode', path, about: [tvdb], signal }, () =>
      this.inner.findEpisode(tvdb, signal),
    );
  }

  findByName(query: NameQuery, signal: AbortSignal): Promise<FoundByName> {
    const { path } = nameEndpoint(query);
    return this.other.answer({ call: 'findByName', path, about: [query], signal }, () =>
      this.inner.findByName(query, signal),
    );
  }
}
