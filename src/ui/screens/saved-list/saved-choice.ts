import { DEFAULT_VIEW, type SavedListView, type SavedSort } from '#domain/library/saved-list-view.ts';
import { TYPES, type Option } from '../../components/form/options.ts';
import type { ListLook } from '../../components/list/view-toggle.tsx';
import { withParams } from '../../hooks/with-params.ts';

/** The visitor's choices for a saved list. They are in the URL, so that Back finds them again. */
export interface SavedChoice extends SavedListView {
  readonly look: ListLook;
}

/** product.md, Lists: sort. */
export const SORTS: readonly Option<SavedSort>[] = [
  { value: 'addedAt', label: 'Date Added' },
  { value: 'title', label: 'Title' },
  { value: 'rating', label: 'Rating' },
  { value: 'releaseDate', label: 'Release Date' },
];

/** The option of this value; undefined where there is none. */
export const readOption = <Value extends string>(
  options: readonly Option<Value>[],
  text: string | null,
): Value | undefined => options.find(({ value }) => value === text)?.value;

/** Reads the choice from the URL's parameters. Invalid values are ignored. */
export const readSavedChoice = (params: URLSearchParams): SavedChoice => ({
  filter: readOption(TYPES, params.get('type')) ?? DEFAULT_VIEW.filter,
  sort: readOption(SORTS, params.get('sort')) ?? DEFAULT_VIEW.sort,
  isAscending: params.get('order') === 'asc',
  look: params.get('view') === 'list' ? 'list' : 'grid',
});

/** The URL's parameters with this choice in them. Defaults are left out, and other parameters stay. */
export const writeSavedChoice = (params: URLSearchParams, choice: SavedChoice): URLSearchParams =>
  withParams(params, {
    type: choice.filter === DEFAULT_VIEW.filter ? undefined : choice.filter,
    sort: choice.sort === DEFAULT_VIEW.sort ? undefined : choice.sort,
    order: choice.isAscending ? 'asc' : undefined,
    view: choice.look === 'list' ? 'list' : undefined,
  });
