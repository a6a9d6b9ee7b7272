import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import type { LeftOutReason } from '#domain/import/left-out.ts';

/** How much is in a reading; what there is none of is absent. */
export interface ReadingCounts {
  readonly titles?: number;
  readonly listed?: number;
  readonly liked?: number;
  readonly seen?: number;
  readonly rated?: number;
  readonly noted?: number;
  readonly hidden?: number;
  readonly onLists?: number;
  readonly lists?: number;
  readonly episodes?: number;
  readonly stopped?: number;
  readonly leftOut?: Partial<Record<LeftOutReason, number>>;
}

const FIELDS = {
  listed: 'listedAt',
  liked: 'likedAt',
  rated: 'rating',
  noted: 'note',
  hidden: 'hiddenAt',
  onLists: 'lists',
  stopped: 'isStopped',
} as const satisfies Partial<Record<keyof ReadingCounts, keyof ImportedTitle>>;

export const countsOfReading = ({ titles, lists, leftOut }: ImportReading): ReadingCounts => {
  const reasons: Partial<Record<LeftOutReason, number>> = {};
  for (const { reason } of leftOut) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const said = Object.entries(FIELDS).map(
    ([count, field]) => [count, titles.filter((title) => title[field] !== undefined).length] as const,
  );
  const seen = titles.filter(({ seenAt, lastSeenAt }) => seenAt !== undefined || lastSeenAt !== undefined).length;
  const episodes = titles.reduce((sum, title) => sum + (title.episodes?.length ?? 0), 0);
  const counts = [
    ['titles', titles.length] as const,
    ...said,
    ['seen', seen] as const,
    ['lists', lists.length] as const,
    ['episodes', episodes] as const,
  ];
  return {
    ...Object.fromEntries(counts.filter(([, count]) => count > 0)),
    ...(leftOut.length > 0 ? { leftOut: reasons } : {}),
  };
};
