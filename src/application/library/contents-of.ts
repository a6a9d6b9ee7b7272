import type { Bundle } from '#domain/library/bundle.ts';

/** All that a bundle holds, whenever and for whom it was saved, as a text that tells it from another. */
export const contentsOf = ({ library, remainder }: Bundle): string => JSON.stringify([library, remainder]);
