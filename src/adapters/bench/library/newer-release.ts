import type { DemoData } from '../../demo/demo-data.ts';
import type { Filling } from './filling.ts';
import { livedIn } from './lived-in.ts';

/** What a release that is still to come might have left: everything of this one's, and more. */
export const newerRelease = (data: DemoData, now: Date): Filling => {
  const fields = livedIn(data, now);
  return {
    bundle: JSON.stringify({
      ...fields,
      watchlist: fields.watchlist.map((title) => ({ ...title, mood: 'odd' })),
      preferences: { preferredGenres: [], density: 'compact', hides: ['rented'] },
      shelves: [{ id: 's1', name: 'Lent to friends', titles: [1003] }],
    }),
    changes: [{ id: 'newer-1', kind: 'shelf-renamed' }],
  };
};
