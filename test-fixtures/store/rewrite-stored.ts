import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import type { Bundle } from '#domain/library/bundle.ts';
import { encodeBundle } from './encode-bundle.ts';

/** The bundle that a store finds where this is stored. */
export const decodeStored = (stored: unknown): Bundle => {
  const bundle = decodeBundle(JSON.stringify(stored));
  if (!bundle) throw new Error('It cannot be read.');
  return bundle;
};

/** What is stored once that bundle has been saved again. */
export const rewriteStored = (stored: unknown): Record<string, unknown> =>
  JSON.parse(encodeBundle('203.0.113.7', decodeStored(stored))) as Record<string, unknown>;
