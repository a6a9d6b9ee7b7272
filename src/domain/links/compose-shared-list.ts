import { cutText } from '../library/names/text-length.ts';
import { fitsLink } from './fits-link.ts';
import { SHARED_NAME_MAX, type SharedList, type SharedTitle } from './shared-list.ts';
import type { SharedField } from './to-shared-titles.ts';

export interface SharingChoice {
  /** As it was typed. */
  readonly name: string;
  /** What goes along with the titles. */
  readonly fields: readonly SharedField[];
}

const withFields = (title: SharedTitle, fields: readonly SharedField[]): SharedTitle => ({
  media_type: title.media_type,
  id: title.id,
  ...Object.fromEntries<unknown>(fields.flatMap((field) => (field in title ? [[field, title[field]]] : []))),
});

const nameOf = (typed: string): Pick<SharedList, 'name'> => {
  const name = cutText(typed.trim(), SHARED_NAME_MAX).trim();
  return name !== '' && fitsLink(name) ? { name } : {};
};

/** The list as its sender wants it: nothing goes along that was not ticked (product.md, Sharing: what is in it). */
export const composeSharedList = (titles: readonly SharedTitle[], { name, fields }: SharingChoice): SharedList => ({
  ...nameOf(name),
  titles: titles.map((title) => withFields(title, fields)),
});
