import type { PickChoice } from '#domain/discovery/pick.ts';
import type { Option } from '../form/options.ts';

/** No filter at all. */
export const ANY: PickChoice = { type: 'all' };

/** In minutes, as text; empty means any (product.md, Pick: filters). */
export const RUNTIMES: readonly Option<string>[] = [
  { value: '', label: 'Any length' },
  { value: '60', label: 'Up to 1 hour' },
  { value: '90', label: 'Up to 1½ hours' },
  { value: '120', label: 'Up to 2 hours' },
  { value: '150', label: 'Up to 2½ hours' },
];

/** As text; empty means any (product.md, Pick: filters). */
export const RATINGS: readonly Option<string>[] = [
  { value: '', label: 'Any rating' },
  ...[5, 6, 7, 8, 9].map((rating) => ({ value: `${rating}`, label: `From ${rating}` })),
];
