import { http, type HttpHandler } from 'msw';
import { titlesOfKeys } from '#adapters/demo/demo-index.ts';
import { findByName, searchDemo, type DemoHit } from '#adapters/demo/listings/search-demo.ts';
import { keysNamed } from '#adapters/demo/texts/demo-translations.ts';
import type { SearchTab } from '#domain/addresses/search-params.ts';
import type { FakeTmdbOptions } from '#fixtures/fake-tmdb/fake-tmdb-options.ts';
import { pageResponse } from '#fixtures/fake-tmdb/raw/page-response.ts';
import { rawPersonItem } from '#fixtures/fake-tmdb/raw/raw-person.ts';
import { rawTitle } from '#fixtures/fake-tmdb/raw/raw-title.ts';
import { STRAY_COLLECTION } from '#fixtures/fake-tmdb/strays.ts';
import { validationError } from '#fixtures/fake-tmdb/tmdb-error.ts';

const TABS: readonly SearchTab[] = ['multi', 'movie', 'tv', 'person'];

const rawHit = (hit: DemoHit, labelled: boolean): object =>
  hit.kind === 'person' ? rawPersonItem(hit.person, { labelled }) : rawTitle(hit.title, { labelled });

/** The parameter that asks for one year, where there is one: others are silently ignored (tmdb.md, Lists: years). */
const YEAR: Readonly<Partial<Record<SearchTab, string>>> = { movie: 'year', tv: 'first_air_date_year' };

/** TMDB finds titles by what they are called in any language. */
const translatedHits = (data: FakeTmdbOptions['data'], tab: SearchTab, params: URLSearchParams): readonly DemoHit[] => {
  if (!params.has('language')) return [];
  const titles = titlesOfKeys(data, keysNamed(params.get('query') ?? ''));
  return titles.filter(({ type }) => tab === 'multi' || tab === type).map((title) => ({ kind: 'title', title }));
};

const hitsOf = ({ data }: FakeTmdbOptions, tab: SearchTab, params: URLSearchParams): readonly DemoHit[] => {
  const text = params.get('query') ?? '';
  const year = Number(params.get(YEAR[tab] ?? ''));
  if (year === 0 || tab === 'multi' || tab === 'person')
    return [...translatedHits(data, tab, params), ...searchDemo(data, { tab, text })];
  return findByName(data, { name: text, media_type: tab, year });
};

/** /search/multi labels its items, and mixes in movie collections; the others do neither. */
export const searchRoutes = (options: FakeTmdbOptions): readonly HttpHandler[] =>
  TABS.map((tab) =>
    http.get(`${options.apiUrl}/search/${tab}`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      if (!params.get('query')) return validationError('query must be provided');
      const items = hitsOf(options, tab, params).map((hit) => rawHit(hit, tab === 'multi'));
      const strays = tab === 'multi' && items.length > 0 ? [STRAY_COLLECTION] : [];
      return pageResponse(request, { items, strays }, options);
    }),
  );
