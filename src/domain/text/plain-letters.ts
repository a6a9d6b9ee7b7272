const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ς: 'σ',
};

/** Letters that Unicode does not take apart, in lower case, as people write them who lack the key. */
export const plainLetters = (text: string): string =>
  text.replaceAll(/[øłđıæœßς]/g, (letter) => PLAIN[letter] ?? letter);
