import type { Identifier } from '#domain/library/bundle.ts';

/** Under which the libraries of the bench are. It is nobody's address: it is for documents (RFC 5737). */
export const BENCH_ADDRESS: Identifier = '203.0.113.20';
