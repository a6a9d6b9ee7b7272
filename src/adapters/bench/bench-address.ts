import type { Identifier } from '#domain/library/bundle.ts';

/** Under which the libraries of the bench are. RFC 5737 reserves this address for documents. */
export const BENCH_ADDRESS: Identifier = '203.0.113.20';
