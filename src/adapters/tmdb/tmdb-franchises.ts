import type { Franchises } from '#application/ports/catalog/franchises.ts';
import type { Franchise } from '#domain/details/franchise.ts';
import { assertId } from './assert-id.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { franchiseEndpoint } from './extras-endpoint.ts';
import { mapToFranchise } from './mapping/map-to-franchise.ts';

/** Series of movies, by TMDB's `/collection`. */
export class TmdbFranchises implements Franchises {
  constructor(private readonly client: TmdbClient) {}

  async partsOf(id: number, signal: AbortSignal): Promise<Franchise> {
    assertId(id, signal);
    const { language } = this.client.locale;
    return mapToFranchise(await this.client.fetchJson(franchiseEndpoint(id), signal), language);
  }
}
