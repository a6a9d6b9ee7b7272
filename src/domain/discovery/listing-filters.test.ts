import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFilters } from '#fixtures/arbitrary-filters.ts';
import { isCountry } from './countries.ts';
import { filteredListingPath } from './filtered-listing-path.ts';
import { filterParams, LISTING_FILTERS, readFilters } from './listing-filters.ts';
import { isLanguage } from './original-languages.ts';

const read = (search: string, mediaType: 'movie' | 'tv' = 'movie') =>
  readFilters(new URLSearchParams(search), mediaType).filters;

describe('the filters in an address (product.md, Explore: filters in the address)', () => {
  it('are read again as they were written', () => {
    const cases = fc
      .constantFrom('movie' as const, 'tv' as const)
      .chain((mediaType) => fc.record({ mediaType: fc.constant(mediaType), filters: arbitraryFilters(mediaType) }));
    fc.assert(
      fc.property(cases, ({ mediaType, filters }) => {
        const { search } = new URL(filteredListingPath(mediaType, filters), 'https://matinee.test');
        expect(readFilters(new URLSearchParams(search), mediaType)).toStrictEqual({ filters, dropped: [] });
      }),
    );
  });

  it('have parameters of their own, which no other choice of a listing has', () => {
    const params = Object.values(LISTING_FILTERS).flatMap((filter) => filter.params);
    const others = ['genre', 'sort', 'view', 'hide', 'services'];
    expect(new Set([...params, ...others]).size).toBe(params.length + others.length);
  });

  it('are read side by side', () => {
    expect(read('from=1990&to=1999&lang=fr&min=7&votes=200&under=120&keyword=9714&not=27')).toEqual({
      fromYear: 1990,
      toYear: 1999,
      minRating: 7,
      minVotes: 200,
      maxRuntime: 120,
      language: 'fr',
      withoutGenres: [27],
      keywords: [9714],
    });
  });

  it.each<[string, object]>([
    ['from=1999&to=1990', { fromYear: 1990, toYear: 1999 }],
    ['from=1999&to=1999', { fromYear: 1999, toYear: 1999 }],
    ['from=0&to=99999', {}],
    ['from=0&to=1980', { toYear: 1980 }],
    ['from=-5', {}],
    ['from=1999.5', {}],
    ['min=11', {}],
    ['min=7.5', { minRating: 7.5 }],
    ['min=7.555', {}],
    ['min=NaN', {}],
    ['votes=1e9', {}],
    ['votes=-1', {}],
    ['under=0', {}],
    ['under=1441', {}],
    ['lang=xx', {}],
    ['lang=FR', {}],
    ['lang=fr-FR', {}],
    ['lang=cn', { language: 'cn' }],
    ['country=ZZ', {}],
    ['country=de', {}],
    ['country=SU', { country: 'SU' }],
    ['country=__proto__', {}],
    ['country=toString', {}],
    ['with=18,x,-1,1.5,,18,35', { withGenres: [18, 35] }],
    ['with=', {}],
    ['keyword=9007199254740993', {}],
    ['company=42&company=43', { companies: [42] }],
    ['lang=fr&lang=de', { language: 'fr' }],
    ['cert=12', {}],
    ['certin=DE', {}],
    ['cert=12&certin=DE', { certification: { country: 'DE', upTo: '12' } }],
    ['cert=16%2B&certin=RU', { certification: { country: 'RU', upTo: '16+' } }],
    ['cert=16+&certin=RU', {}],
    ['cert=R&certin=DE', {}],
    ['cert=length&certin=toString', {}],
    ['cert=0&certin=constructor', {}],
  ])('%s is %j', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it('takes twenty ids of 2,000, and the first of what is hostile is nothing', () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => index + 1);
    expect(read(`keyword=${ids.join()}`)).toEqual({ keywords: ids.slice(0, 20) });
    expect(read(`people=${'9'.repeat(100_000)},5`)).toEqual({ people: [5] });
    expect(read(`lang=${encodeURIComponent('"><script>alert(1)</script>')}&not=${'a,'.repeat(50_000)}`)).toEqual({});
  });

  it('is never anything but numbers, and texts of a table, whatever is in the address', () => {
    const names = fc.constantFrom(...Object.keys(filterParams({})));
    const text = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('fr', 'DE', '12', '1,2', '%00'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, text)), (pairs) => {
        const { filters } = readFilters(new URLSearchParams(pairs), 'movie');
        for (const value of Object.values(filters)) {
          const texts = [value].flat().filter((each) => typeof each === 'string');
          expect(texts.filter((each) => !isLanguage(each) && !isCountry(each))).toEqual([]);
        }
      }),
    );
  });
});

describe('a filter that a media type does not know (product.md, Explore: dropped filters)', () => {
  const ALL = 'people=5&cert=12&certin=DE&network=213&status=3&lang=fr';

  it.each([
    ['movie', ['people', 'certification', 'language'], ['networks', 'status']],
    ['tv', ['networks', 'status', 'language'], ['people', 'certification']],
  ] as const)('is left out of %s, and named', (mediaType, kept, dropped) => {
    const found = readFilters(new URLSearchParams(ALL), mediaType);
    expect(Object.keys(found.filters).toSorted()).toEqual(kept.toSorted());
    expect(found.dropped).toEqual(dropped);
  });

  it('is left out too where the catalogue does not know it', () => {
    const found = readFilters(new URLSearchParams('keyword=9714&lang=fr'), 'tv', (name) => name !== 'keywords');
    expect(found).toEqual({ filters: { language: 'fr' }, dropped: ['keywords'] });
  });

  it('is not named where its value is unknown anyway', () => {
    expect(readFilters(new URLSearchParams('network=x&status=9'), 'movie').dropped).toEqual([]);
  });
});
