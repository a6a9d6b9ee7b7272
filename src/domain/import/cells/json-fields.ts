import { isFields, type Fields } from '../../fields.ts';

/** The fields of what a file has as an object; none of what is no object. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Whether a field says anything: services also write null for a part that an entry does not have. */
export const hasField = (fields: Fields, name: string): boolean =>
  Object.hasOwn(fields, name) && fields[name] !== undefined && fields[name] !== null;

/** The items of what a file has as a list; none of what is no list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a file has as a text or a number, without spaces around it; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Fields of which each has a value. */
type Known<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The fields that have a value: a field that is absent says nothing. */
export const known = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<T>;

/** The elements of a name that an element of XML has in it. */
export const elementsOf = (parent: unknown, name: string): readonly Fields[] =>
  itemsOf(fieldsOf(parent)[name]).map(fieldsOf);

/** The text of an element, whether it has attributes or not. */
export const elementText = (element: unknown): string => textOf(fieldsOf(element)['']) || textOf(element);

/** The text of the first element of a name. */
export const textIn = (parent: Fields, name: string): string => elementText(itemsOf(parent[name])[0]);
