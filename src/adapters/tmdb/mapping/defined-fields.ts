type Known<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], null | undefined | ''> };

/**
 * The fields with a known value. Fields that are null, empty or 0 are left out, as the domain's optional fields
 * require.
 */
export const definedFields = <Fields extends object>(fields: Fields): Known<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value))) as Known<Fields>;
