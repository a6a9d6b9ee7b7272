import type { SavedListView } from '#domain/library/saved-list-view.ts';
import { TYPES } from '../../components/form/options.ts';
import type { ChoiceFields } from '../../components/list/list-choice.ts';

/** product.md, Lists: sort. */
export const SAVED_FIELDS: ChoiceFields<Omit<SavedListView, 'isAscending' | 'language'>> = {
  filter: { param: 'type', label: 'Show', options: TYPES },
  sort: {
    param: 'sort',
    label: 'Sort by',
    options: [
      { value: 'addedAt', label: 'Date Added' },
      { value: 'title', label: 'Title' },
      { value: 'rating', label: 'Rating' },
      { value: 'releaseDate', label: 'Release Date' },
    ],
  },
};
