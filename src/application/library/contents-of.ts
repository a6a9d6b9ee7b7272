import type { Bundle } from '#domain/library/bundle.ts';

/** All that a bundle holds but the time of its save, as a text that tells it from another. */
export const contentsOf = ({ library, remainder }: Bundle): string => JSON.stringify([library, remainder]);
