const collect = (value: unknown, texts: Set<string>): void => {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each, texts);
};

/** Every text in a value, at whatever depth; the names of its fields aside. */
export const textsOf = (value: unknown): readonly string[] => {
  const texts = new Set<string>();
  collect(value, texts);
  return [...texts];
};
