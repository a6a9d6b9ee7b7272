import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';

/** A finder that finds only what a test gives it. */
export const stubFinder = (answers: Partial<TitleFinder> = {}): TitleFinder => ({
  findById: async () => [],
  findEpisode: async () => undefined,
  findByName: async () => ({ titles: [], hasMore: false }),
  ...answers,
});
