import { expect, it } from 'vitest';
import { filterNamesContract } from '#application/ports/catalog/filter-names.contract.ts';
import { listenAsTmdb, TMDB_CONFIG } from '#fixtures/fake-tmdb/listen-as-tmdb.ts';
import { TmdbClient } from './client/tmdb-client.ts';
import { TmdbFilterNames } from './tmdb-filter-names.ts';

const { log } = listenAsTmdb();
const names = new TmdbFilterNames(new TmdbClient(TMDB_CONFIG));
const paths = () => log.requests.map(({ path }) => path);
const { signal } = new AbortController();

filterNamesContract('TmdbFilterNames', () => ({
  names,
  known: [
    { kind: 'company', id: 8_103, name: 'Tidal Films' },
    { kind: 'network', id: 8_203, name: 'Nordkanal' },
    { kind: 'keyword', id: 7_001, name: 'lighthouse' },
  ],
  missingId: 999_999,
}));

// tmdb.md, Lists: networks.
it('searches for keywords, companies and people, and knows the greatest networks (product.md, Provider calls: names of filters)', async () => {
  expect((await names.find('keyword', ' light ', signal)).map(({ name }) => name)).toEqual(['lighthouse']);
  expect((await names.find('company', 'tidal', signal)).map(({ name }) => name)).toEqual(['Tidal Films']);
  expect((await names.find('person', 'an', signal)).length).toBeGreaterThan(0);
  expect(paths()).toEqual(['/search/keyword', '/search/company', '/search/person']);
  log.clear();
  expect(await names.find('network', 'netfl', signal)).toEqual([{ id: 213, name: 'Netflix' }]);
  expect(await names.find('network', '...', signal)).toEqual([]);
  expect(paths()).toEqual([]);
});
