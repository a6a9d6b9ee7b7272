import { countOf, formatCount } from '#domain/format/format-count.ts';
import { joinWords } from '#domain/format/join-words.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { SOURCES } from './import-sentences.ts';

/** 'Letterboxd: 212 titles, 3 lists, 14 left out' (product.md, Import: recognised). */
export const readingSummary = ({ sources, titles, lists, leftOut }: ImportReading): string => {
  const counts = [
    countOf(titles.length, 'title'),
    ...(lists.length > 0 ? [countOf(lists.length, 'list')] : []),
    ...(leftOut.length > 0 ? [`${formatCount(leftOut.length)} left out`] : []),
  ];
  return `${joinWords(sources.map((source) => SOURCES[source]))}: ${counts.join(', ')}`;
};

interface Target {
  readonly label: string;
  readonly isFor: (title: ImportedTitle) => boolean;
}

const TARGETS: readonly Target[] = [
  { label: 'To your watchlist', isFor: ({ listedAt }) => listedAt !== undefined },
  { label: 'To your favorites', isFor: ({ likedAt }) => likedAt !== undefined },
  { label: 'Seen', isFor: ({ seenAt }) => seenAt !== undefined },
  { label: 'Rated', isFor: ({ rating }) => rating !== undefined },
  { label: 'With a note', isFor: ({ note }) => note !== undefined },
  { label: 'Not interested', isFor: ({ hiddenAt }) => hiddenAt !== undefined },
];

/** How many titles go where. A target without titles is left out. */
export const readingLines = ({
  titles,
  lists,
}: ImportReading): readonly { readonly label: string; readonly value: string }[] =>
  [
    ...TARGETS.map(({ label, isFor }) => ({ label, count: titles.filter(isFor).length })),
    { label: 'To collections', count: lists.length },
  ]
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => ({ label, value: formatCount(count) }));
