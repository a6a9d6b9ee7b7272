const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};

/** Letters that Unicode does not take apart, in lower case, as people write them who lack the key. */
export const plainLetters = (text: string): string =>
  text.replaceAll(/[øłđıæœß]/g, (letter) => PLAIN[letter] ?? letter);
