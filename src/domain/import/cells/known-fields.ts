/** Fields of which each has a value. */
type Known<T> = { readonly [Name in keyof T]?: Exclude<T[Name], undefined> };

/** The fields that have a value: a field that is absent says nothing. */
export const known = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<T>;
