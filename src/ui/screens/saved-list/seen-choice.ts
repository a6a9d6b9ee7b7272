import { DEFAULT_SEEN_VIEW, type SeenOnly, type SeenSort, type SeenView } from '#domain/library/seen-view.ts';
import { TYPES, type Option } from '../../components/form/options.ts';
import type { ListLook } from '../../components/list/view-toggle.tsx';
import { withParams } from '../../hooks/with-params.ts';
import { readOption } from './saved-choice.ts';

/** The visitor's choices for what they have seen and rated. They are in the URL, so that Back finds them again. */
export interface SeenChoice extends SeenView {
  readonly look: ListLook;
}

/** product.md, Seen and rated: filter. */
export const ONLY: readonly Option<SeenOnly>[] = [
  { value: 'all', label: 'Seen or rated' },
  { value: 'rated', label: 'Rated' },
  { value: 'noted', label: 'With a note' },
];

/** product.md, Seen and rated: sort. */
export const SORTS: readonly Option<SeenSort>[] = [
  { value: 'seenAt', label: 'Date Seen' },
  { value: 'rating', label: 'Your Rating' },
  { value: 'title', label: 'Title' },
];

/** Reads the choice from the URL's parameters. Invalid values are ignored. */
export const readSeenChoice = (params: URLSearchParams): SeenChoice => ({
  filter: readOption(TYPES, params.get('type')) ?? DEFAULT_SEEN_VIEW.filter,
  only: readOption(ONLY, params.get('only')) ?? DEFAULT_SEEN_VIEW.only,
  sort: readOption(SORTS, params.get('sort')) ?? DEFAULT_SEEN_VIEW.sort,
  isAscending: params.get('order') === 'asc',
  look: params.get('view') === 'list' ? 'list' : 'grid',
});

/** The URL's parameters with this choice in them. Defaults are left out, and other parameters stay. */
export const writeSeenChoice = (params: URLSearchParams, choice: SeenChoice): URLSearchParams =>
  withParams(params, {
    type: choice.filter === DEFAULT_SEEN_VIEW.filter ? undefined : choice.filter,
    only: choice.only === DEFAULT_SEEN_VIEW.only ? undefined : choice.only,
    sort: choice.sort === DEFAULT_SEEN_VIEW.sort ? undefined : choice.sort,
    order: choice.isAscending ? 'asc' : undefined,
    view: choice.look === 'list' ? 'list' : undefined,
  });
