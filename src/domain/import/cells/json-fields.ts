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
