import { cutText } from '../library/names/text-length.ts';
import { fitsLink, LINK_NAME_MAX, type LinkList, type LinkTitle } from './link-list.ts';
import type { LinkMark } from './to-link-titles.ts';

interface LinkChoice {
  /** As it was typed. */
  readonly name: string;
  /** What goes along with the titles. */
  readonly fields: readonly LinkMark[];
}

const withFields = (title: LinkTitle, fields: readonly LinkMark[]): LinkTitle => ({
  media_type: title.media_type,
  id: title.id,
  ...Object.fromEntries<unknown>(fields.flatMap((field) => (field in title ? [[field, title[field]]] : []))),
});

const nameOf = (typed: string): Pick<LinkList, 'name'> => {
  const name = cutText(typed.trim(), LINK_NAME_MAX).trim();
  return name !== '' && fitsLink(name) ? { name } : {};
};

/** The list as its sender wants it: nothing goes along that was not ticked (product.md, Links: what is in it). */
export const composeLink = (titles: readonly LinkTitle[], { name, fields }: LinkChoice): LinkList => ({
  ...nameOf(name),
  titles: titles.map((title) => withFields(title, fields)),
});
