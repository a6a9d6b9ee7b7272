import type { Page } from '#domain/page.ts';
import type { Title } from '#domain/title.ts';
import { aTitle } from '../a-title.ts';

/** Movies with the ids from one to another, named for them. */
export const movies = (from: number, to: number): readonly Title[] =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aTitle({ id: from + index, title: `Movie ${from + index}`, poster_path: null }),
  );

/** A page of which a test names only what it is about. */
export const aPage = <Item>(fields: Partial<Page<Item>> & Pick<Page<Item>, 'results'>): Page<Item> => ({
  page: 1,
  totalPages: 1,
  totalResults: fields.results.length,
  ...fields,
});
