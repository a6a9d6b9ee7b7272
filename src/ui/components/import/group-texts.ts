import { formatCount } from '#domain/format/format-count.ts';
import type { ImportReview, ReviewGroup } from './import-review.ts';

export type Group = ReviewGroup | 'left-out';

interface GroupTexts {
  readonly name: string;
  /** What it is about, and what to do. */
  readonly hint: string;
  /** The same, where files are only converted. */
  readonly converted?: string;
}

/** In the order in which they are shown (product.md, Import: review). */
export const GROUPS: readonly Group[] = ['found', 'undecided', 'not-found', 'not-asked', 'none', 'left-out', 'here'];

export const GROUP_TEXTS: Readonly<Record<Group, GroupTexts>> = {
  found: {
    name: 'Found',
    hint: 'Each is added, unless you take its tick away.',
    converted: 'Each goes along, unless you take its tick away.',
  },
  undecided: {
    name: 'To decide',
    hint: 'It is not certain which title is meant. The likeliest is chosen for you, unless your file calls it otherwise: look whether it is the right one.',
  },
  'not-found': { name: 'Not found', hint: 'Look for them yourself, or leave them out.' },
  'not-asked': {
    name: 'Not asked',
    hint: 'There was no answer for these. Ask again, or bring the same file another time.',
  },
  none: {
    name: 'Nothing to add',
    hint: 'They are in the catalogue, but nothing that your file says of them can be kept.',
    converted: 'They are in the catalogue, but nothing that your file says of them can go along.',
  },
  'left-out': { name: 'Left out', hint: 'These cannot be kept here.', converted: 'These cannot go along.' },
  here: { name: 'Already here', hint: 'Nothing of it is new. What you have stays as it is.' },
};

export const groupCount = ({ groups, reading }: ImportReview, group: Group): number =>
  group === 'left-out' ? reading.leftOut.length : groups[group].length;

/** 'Found: 180, To decide: 12, Left out: 14'. */
export const groupCounts = (review: ImportReview): string =>
  GROUPS.filter((group) => groupCount(review, group) > 0)
    .map((group) => `${GROUP_TEXTS[group].name}: ${formatCount(groupCount(review, group))}`)
    .join(', ');
