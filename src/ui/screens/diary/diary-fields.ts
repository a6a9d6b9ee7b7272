import { addressOf } from '#domain/addresses/screens.ts';
import type { SeenView } from '#domain/diary/seen-view.ts';
import { TYPES } from '../../components/form/options.ts';
import type { ChoiceFields } from '../../components/list/list-choice.ts';
import type { ListLook } from '../../components/list/view-toggle.tsx';

/** product.md, Diary: filter. product.md, Diary: sort. */
export const SEEN_FIELDS: ChoiceFields<Omit<SeenView, 'isAscending' | 'language'>> = {
  filter: { param: 'type', label: 'Show', options: TYPES },
  only: {
    param: 'only',
    label: 'Only',
    options: [
      { value: 'all', label: 'Seen or rated' },
      { value: 'rated', label: 'Rated' },
      { value: 'noted', label: 'With a note' },
    ],
  },
  sort: {
    param: 'sort',
    label: 'Sort by',
    options: [
      { value: 'seenAt', label: 'Date Seen' },
      { value: 'rating', label: 'Your Rating' },
      { value: 'title', label: 'Title' },
    ],
  },
};

/** The selects of the days: they have one order, and no title without a day. */
export const DAY_FIELDS: readonly string[] = [SEEN_FIELDS.filter.label];

const BY_DAY: readonly ListLook[] = ['days', 'grid', 'list'];
const BY_TITLE: readonly ListLook[] = ['grid', 'list', 'days'];

/** The looks, of which the first one stands where the address says none: the address that was before the diary leads to its titles. */
export const looksAt = (pathname: string): readonly ListLook[] =>
  pathname.startsWith(addressOf('diary')) ? BY_DAY : BY_TITLE;
