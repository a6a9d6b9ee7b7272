import * as v from 'valibot';
import { resultKey, type SearchResult, type SearchTab } from '#domain/addresses/search-params.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { Page } from '#domain/page.ts';
import type { Genre } from '#domain/title-details.ts';
import type { MediaType, Title } from '#domain/title.ts';
import { id, name } from './answer-fields.ts';
import { mapEach } from './map-to-list.ts';
import { mapToPage } from './map-to-page.ts';
import { mapToPersonSummary } from './map-to-person-summary.ts';
import { mapToTitle, titleMapping } from './map-to-title.ts';
import { parseAnswer } from './parse-answer.ts';

const RawGenre = v.object({ id, name });
const RawGenres = v.object({ genres: v.array(v.unknown()) });

const mapToGenre = (item: unknown): Genre | undefined => {
  const { success, output } = v.safeParse(RawGenre, item);
  return success ? output : undefined;
};

const LabelledPerson = v.object({ media_type: v.literal('person') });

/** How items become search results. An item without a media type has that of the tab (product.md, Search: tabs). Collections are left out. */
const RESULTS: Readonly<Record<SearchTab, (item: unknown, language?: LanguageTag) => SearchResult | undefined>> = {
  multi: (item, language) =>
    v.is(LabelledPerson, item) ? mapToPersonSummary(item) : mapToTitle(item, undefined, language),
  movie: (item, language) => mapToTitle(item, 'movie', language),
  tv: (item, language) => mapToTitle(item, 'tv', language),
  person: mapToPersonSummary,
};

/** What was asked for. */
interface AskedPage {
  readonly page: number;
  /** Absent where none is chosen. */
  readonly language: LanguageTag | undefined;
}

/** How the answers about listings and searches are read: one chunk, which comes while the provider answers. */
export const PAGE_MAPPINGS = {
  titles: (raw: unknown, { page, language }: AskedPage, mediaType: MediaType | undefined): Page<Title> =>
    mapToPage(raw, page, titleMapping(mediaType, language)),
  results: (raw: unknown, { page, language }: AskedPage, tab: SearchTab): Page<SearchResult> =>
    mapToPage(raw, page, { mapItem: (item) => RESULTS[tab](item, language), keyOf: resultKey }),
  genres: (raw: unknown): readonly Genre[] =>
    mapEach(parseAnswer(RawGenres, raw).genres, { mapItem: mapToGenre, keyOf: (genre) => genre.id }),
  /** Whether a genre has no name in the language in which they were asked for. */
  hasNamelessGenres: (raw: unknown): boolean =>
    parseAnswer(RawGenres, raw).genres.some((item) => !v.is(RawGenre, item)),
} as const;
