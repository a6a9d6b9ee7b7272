import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { TitleExtra } from '#domain/title-extra.ts';
import { assertId } from './assert-id.ts';
import { aborted } from './client/aborted.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { extrasEndpoint } from './extras-endpoint.ts';
import { mapToTitleExtra } from './mapping/map-to-title-extra.ts';
import type { TmdbConfig } from './tmdb-config.ts';

/** What TMDB knows of a title beside its details, in one call. */
export class TmdbTitleExtras implements TitleExtras {
  private readonly client: TmdbClient;

  constructor(config: TmdbConfig, log?: ConsoleLog) {
    this.client = new TmdbClient(config, log);
  }

  async extrasOf(title: TitleId, signal: AbortSignal): Promise<TitleExtra> {
    if (signal.aborted) throw aborted();
    assertId(title.id);
    return mapToTitleExtra(await this.client.fetchJson(extrasEndpoint(title), signal));
  }
}
