/** Ground, main, second, light, dark. */
export type Inks = readonly [ground: string, main: string, second: string, light: string, dark: string];

/** The ink drawer. Every poster is printed from it, so that any wall of them hangs together. */
export const INKS = {
  C: '#f1e4cb',
  W: '#fbf5e9',
  K: '#161411',
  V: '#e2452b',
  O: '#6d1a20',
  M: '#f0a721',
  L: '#f5d664',
  P: '#f3a79f',
  R: '#cf4468',
  S: '#9cc8d6',
  B: '#2b4fa0',
  N: '#15203f',
  T: '#1c7871',
  G: '#10392f',
  E: '#7c7d30',
  I: '#aacdb3',
  U: '#56331f',
  A: '#cb9661',
  D: '#ef7b2f',
  H: '#39434b',
  Y: '#8f948f',
} as const;

const DRAWER: Readonly<Record<string, string>> = INKS;

/** The ink of a letter. Throws for a letter that is not in the drawer. */
export const ink = (letter: string): string => {
  const found = DRAWER[letter];
  if (!found) throw new RangeError(`No ink is called ${letter}`);
  return found;
};

/** A palette is five letters of the drawer. */
export const inksOf = (code: string): Inks => {
  const [ground = 'W', main = 'K', second = 'K', light = 'W', dark = 'K'] = code;
  return [ink(ground), ink(main), ink(second), ink(light), ink(dark)];
};

export const isPalette = (code: string): boolean => code.length === 5 && [...code].every((letter) => letter in DRAWER);
