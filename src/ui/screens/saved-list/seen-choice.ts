import type { SeenView } from '#domain/library/seen-view.ts';
import { TYPES } from '../../components/form/options.ts';
import type { ChoiceFields } from '../../components/list/list-choice.ts';

/** product.md, Seen and rated: filter. product.md, Seen and rated: sort. */
export const SEEN_FIELDS: ChoiceFields<Omit<SeenView, 'isAscending'>> = {
  filter: { param: 'type', label: 'Type', options: TYPES },
  only: {
    param: 'only',
    label: 'Show',
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
