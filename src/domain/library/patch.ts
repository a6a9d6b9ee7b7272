/** Some fields of an object: what they are to be, and which are to go. All others stay. */
export interface Patch<Fields extends object> {
  readonly set: Fields;
  readonly clear: readonly (keyof Fields & string)[];
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The object with the fields patched: the same reference when nothing changes. */
export const patched = <Value extends object, Fields extends object>(
  value: Value,
  { set, clear }: Patch<Fields>,
): Value => {
  const fields = new Map<string, unknown>(Object.entries(value));
  const isUnchanged =
    Object.entries(set).every(([name, next]) => fields.has(name) && isSame(fields.get(name), next)) &&
    clear.every((name) => !fields.has(name));
  if (isUnchanged) return value;
  for (const [name, next] of Object.entries(set)) fields.set(name, next);
  for (const name of clear) fields.delete(name);
  return Object.fromEntries(fields) as Value;
};

/** The patch that brings back what the patched fields were in `value`. */
export const patchBack = <Fields extends object>(value: Fields, { set, clear }: Patch<Fields>): Patch<Fields> => {
  const names = [...new Set([...(Object.keys(set) as (keyof Fields & string)[]), ...clear])];
  const known = names.filter((name) => Object.hasOwn(value, name));
  return {
    set: Object.fromEntries(known.map((name) => [name, value[name]])) as Fields,
    clear: names.filter((name) => !Object.hasOwn(value, name)),
  };
};
