/** Letters that Unicode does not take apart, as people write them who lack the key. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
]);

/** A name without case, accents and punctuation: what two files call alike has the same. */
export const nameKey = (name: string): string => {
  const folded = name
    .normalize('NFKD')
    .toLowerCase()
    // Latin accents alone: the marks of other scripts tell words apart.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[øłđıæœß]/g, (letter) => PLAIN.get(letter) ?? letter);
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? folded.trim();
};
