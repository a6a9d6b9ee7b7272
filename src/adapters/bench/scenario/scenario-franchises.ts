import type { Franchises } from '#application/ports/catalog/franchises.ts';
import type { Franchise } from '#domain/franchise.ts';
import { franchiseEndpoint } from '../../tmdb/extras-endpoint.ts';
import type { Answerer } from './question.ts';

/** Series of movies that answer every call in another's way. */
export class ScenarioFranchises implements Franchises {
  constructor(
    private readonly inner: Franchises,
    private readonly other: Answerer,
  ) {}

  partsOf(id: number, signal: AbortSignal): Promise<Franchise> {
    const { path } = franchiseEndpoint(id);
    return this.other.answer({ call: 'partsOf', path, about: [id], signal }, () => this.inner.partsOf(id, signal));
  }
}
