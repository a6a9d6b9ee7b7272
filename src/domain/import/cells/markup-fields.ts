import type { Fields } from '../../fields.ts';
import { fieldsOf, itemsOf, textOf } from './json-fields.ts';

/** The elements of a name that an element of XML has in it. */
export const elementsOf = (parent: unknown, name: string): readonly Fields[] =>
  itemsOf(fieldsOf(parent)[name]).map(fieldsOf);

/** The text of an element, whether it has attributes or not. */
export const elementText = (element: unknown): string => textOf(fieldsOf(element)['']) || textOf(element);

/** The text of the first element of a name. */
export const textIn = (parent: Fields, name: string): string => elementText(itemsOf(parent[name])[0]);
