/** Some fields of an object: what they are to be, and which are to go. All others stay. */
export interface Patch<Fields extends object> {
  readonly set: Fields;
  readonly clear: readonly (keyof Fields & string)[];
}

/** Whether a patch leaves the fields as they are. The others are not looked at: there may be thousands of objects. */
const isSame = (value: object, set: object, cleared: ReadonlySet<string>): boolean => {
  const valueOf = (name: string): unknown => Reflect.get(value, name);
  const isSet = ([name, field]: [string, unknown]) =>
    cleared.has(name) || JSON.stringify(field) === JSON.stringify(valueOf(name));
  return [...cleared].every((name) => valueOf(name) === undefined) && Object.entries(set).every(isSet);
};

/** The object with the fields patched, all of JSON: the same reference when nothing changes. */
export const patched = <Value extends object, Fields extends object>(
  value: Value,
  { set, clear }: Patch<Fields>,
): Value => {
  const cleared = new Set<string>(clear);
  if (isSame(value, set, cleared)) return value;
  const after = { ...value, ...set };
  for (const name of cleared) Reflect.deleteProperty(after, name);
  return after;
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
