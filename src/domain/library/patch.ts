/** Some fields of an object: what they are to be, and which are to go. All others stay. */
export interface Patch<Fields extends object> {
  readonly set: Fields;
  readonly clear: readonly (keyof Fields & string)[];
}

/** The object with the fields patched, all of JSON: the same reference when nothing changes. */
export const patched = <Value extends object, Fields extends object>(
  value: Value,
  { set, clear }: Patch<Fields>,
): Value => {
  const cleared = new Set<string>(clear);
  const after = Object.fromEntries(Object.entries({ ...value, ...set }).filter(([name]) => !cleared.has(name)));
  return JSON.stringify(after) === JSON.stringify(value) ? value : (after as Value);
};

/** The patch that brings back what the patched fields were in `value`. */
export const patchBack = <Fields extends object>(value: Fields, { set, clear }: Patch<Fields>): Patch<Fields> => {
  const names = new Set([...(Object.keys(set) as (keyof Fields & string)[]), ...clear]);
  return {
    set: Object.fromEntries(
      Object.entries(value).filter(([name]) => names.has(name as keyof Fields & string)),
    ) as Fields,
    clear: [...names].filter((name) => !Object.hasOwn(value, name)),
  };
};
