/** 'one', 'one and two', 'one, two and three'; with another word before the last, where it is given. */
export const joinWords = (words: readonly string[], before = 'and'): string => {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${before} ${last}` : last;
};
