import type { DemoData } from '#adapters/demo/demo-data.ts';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { Faults } from './faults.ts';
import { RequestLog } from './request-log.ts';

export interface FakeTmdbOptions {
  readonly data: DemoData;
  /** The API's base URL, without a trailing slash. */
  readonly apiUrl: string;
  /** The base URL of pictures, with a trailing slash. */
  readonly imageUrl: string;
  /** Every request to the API is recorded here. */
  readonly log: RequestLog;
  readonly faults: Faults;
  /** Before each answer, in milliseconds. */
  readonly latencyMs: number;
  /** Whether each page begins with the last item of the page before, as TMDB's pages do. */
  readonly repeats: boolean;
  /** Whether discover claims the totals that TMDB claims: pages far beyond the 500 it gives. */
  readonly hugeTotals: boolean;
  /** Whether every list is empty, whatever the catalogue holds. */
  readonly listsNothing: boolean;
}

let catalogue: DemoData | undefined;
export const fictionalCatalogue = (): DemoData => (catalogue ??= generateCatalogue());

/** TMDB's own addresses, the whole fictional catalogue, no faults: what is not given. */
export const fakeTmdbOptions = (given: Partial<FakeTmdbOptions> = {}): FakeTmdbOptions => ({
  data: given.data ?? fictionalCatalogue(),
  apiUrl: 'https://api.themoviedb.org/3',
  imageUrl: 'https://image.tmdb.org/t/p/',
  log: new RequestLog(),
  faults: new Faults(),
  latencyMs: 0,
  repeats: false,
  hugeTotals: false,
  listsNothing: false,
  ...given,
});
