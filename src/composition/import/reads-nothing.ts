import type { ImportReader } from '#application/import/import-reader.ts';

/** Stands where the use case that reads files is to be bound: it recognises none. */
export const READS_NOTHING: ImportReader = {
  execute: async ([file]) => ({ kind: 'refused', refusal: 'unknown', fileName: file?.name ?? '' }),
};
