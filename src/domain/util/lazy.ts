/**
 * A value that is created when it is first needed. For `Intl` objects: each takes some milliseconds on a phone, and most
 * screens need none of them at the start.
 */
export const lazy = <T>(create: () => T): (() => T) => {
  let created: { readonly value: T } | undefined;
  return () => (created ??= { value: create() }).value;
};
