import { formatCount } from '../format/format-count.ts';
import { formatLongDate } from '../format/format-long-date.ts';
import { episodeLabel } from './episode-label.ts';
import type { NextOfShow } from './next-of-show.ts';
import type { SeasonProgress } from './season-progress.ts';

const WORDS = {
  none: 'Up to date',
  gone: 'No longer in the catalogue',
  unknown: 'Not checked yet',
} as const;

/** What comes next of a show, in words: 'S2 E5', 'S3 E1 on December 12, 2026' (product.md, Up next: shows). */
export const nextText = (now: NextOfShow): string => {
  if (now.status === 'next') return episodeLabel(now.next.season.season_number, now.next.episode.episode_number);
  if (now.status !== 'later') return WORDS[now.status];
  const { season, number, day } = now.later;
  return `${episodeLabel(season, number)} on ${formatLongDate(day) ?? day}`;
};

/** '12 of 62' (product.md, Up next: progress). */
export const progressText = ({ seen, total }: SeasonProgress): string =>
  `${formatCount(seen)} of ${formatCount(total)}`;
