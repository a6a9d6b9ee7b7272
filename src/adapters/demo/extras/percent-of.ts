const HUNDRED = 100;

/** 0 to 99: always the same for the same things, and without a pattern that a visitor would see. */
export const percentOf = (...parts: readonly (string | number)[]): number => {
  let hash = 2_166_136_261;
  for (const char of parts.join(' ')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) % HUNDRED;
};
