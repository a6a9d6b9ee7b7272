import type { DrasticQuestion } from '#domain/devices/drastic-loss.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { formatLibraryCounts } from '#domain/format/format-library-counts.ts';
import type { LibraryCounts } from '#domain/library/parts/part.ts';

/** What the visitor saves counts before what is noted by itself. */
const lossOf = (counts: LibraryCounts) => {
  const { watchlist = 0, favorites = 0, marks = 0, movies = 0 } = counts;
  const titles = { count: watchlist + favorites + marks + movies, what: 'titles' };
  const episodes = { count: counts.episodes ?? 0, what: 'episodes' };
  const saved = [...(episodes.count > titles.count ? [episodes] : []), titles];
  const all = [...saved, { count: counts.collections ?? 0, what: 'collections' }];
  return all.find(({ count }) => count > 0) ?? { count: counts.views ?? 0, what: 'views' };
};

/** Says what would go, in which lists it is, and what the button says that removes it (product.md, Devices on screen: drastic). */
export const drasticTexts = ({ kind, counts }: DrasticQuestion) => {
  const { count, what } = lossOf(counts);
  const loss = `${formatCount(count)} of your ${what}`;
  const it = count === 1 ? 'it' : 'them';
  const details = `In all: ${formatLibraryCounts(counts) ?? 'nothing'}.`;
  return kind === 'remove-here'
    ? { question: `Another device removed ${loss}. Remove ${it} here too?`, details, remove: `Remove ${it} here` }
    : {
        question: `This device has lost ${loss}. Remove ${it} on your other devices too?`,
        details,
        remove: `Remove ${it} there`,
      };
};
