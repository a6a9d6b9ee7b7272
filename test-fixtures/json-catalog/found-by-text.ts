import type { SearchParams } from '#domain/addresses/search-params.ts';
import { titleName } from '#domain/title.ts';
import type { JsonFilms, JsonPerson, JsonTitle } from './json-films.ts';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const withText = <Item>(items: readonly Item[], nameOf: (item: Item) => string, text: string): readonly Item[] => {
  const sought = fold(text);
  return sought === '' ? [] : items.filter((item) => fold(nameOf(item)).includes(sought));
};

/** Titles and persons with a text in their names. */
export const foundByText = (
  { titles, people }: JsonFilms,
  { tab, text }: SearchParams,
): { readonly titles: readonly JsonTitle[]; readonly people: readonly JsonPerson[] } => ({
  titles: withText(titles, titleName, text).filter(({ media_type }) => tab === 'multi' || tab === media_type),
  people: tab === 'multi' || tab === 'person' ? withText(people, ({ name }) => name, text) : [],
});
