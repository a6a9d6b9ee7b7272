import type { ListingParams } from '#domain/listing.ts';
import type { Page } from '#domain/page.ts';
import type { SearchParams, SearchResult } from '#domain/search-params.ts';
import type { Title } from '#domain/title.ts';
import { answerLater } from '../demo/answer-later.ts';
import { DemoCatalog } from '../demo/demo-catalog.ts';
import { pageOf } from '../demo/page-of.ts';

/** A catalogue with empty listings and no search results. A title or person that is requested by id exists. */
export class EmptyCatalog extends DemoCatalog {
  override fetchListing(_query: ListingParams, page: number, signal: AbortSignal): Promise<Page<Title>> {
    return answerLater(signal, () => pageOf<Title>([], page));
  }

  override search(_query: SearchParams, page: number, signal: AbortSignal): Promise<Page<SearchResult>> {
    return answerLater(signal, () => pageOf<SearchResult>([], page));
  }
}
