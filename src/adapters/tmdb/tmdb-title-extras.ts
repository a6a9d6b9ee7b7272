import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { TitleExtra } from '#domain/details/title-extra.ts';
import { assertId } from './assert-id.ts';
import type { TmdbClient } from './client/tmdb-client.ts';
import { extrasEndpoint } from './extras-endpoint.ts';
import { mapToTitleExtra } from './mapping/map-to-title-extra.ts';

/** What TMDB knows of a title beside its details, in one call. */
export class TmdbTitleExtras implements TitleExtras {
  constructor(private readonly client: TmdbClient) {}

  async extrasOf(title: TitleId, signal: AbortSignal): Promise<TitleExtra> {
    assertId(title.id, signal);
    const { language } = this.client.locale;
    return mapToTitleExtra(await this.client.fetchJson(extrasEndpoint(title, language), signal), language);
  }
}
