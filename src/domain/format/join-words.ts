/** 'one', 'one and two', 'one, two and three'. */
export const joinWords = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
};
