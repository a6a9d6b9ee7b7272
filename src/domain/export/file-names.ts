/** What some system or other does not take in the name of a file, and what turns the direction of letters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const LONGEST = 80;

const fileName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(FORBIDDEN, ' ')
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ')
    // A dot or a space at the end is lost on some systems; a letter may have been cut in half.
    .replace(/[. \uFFFD]+$/u, '');

/** Names for files, without an ending: each once, whatever the case of its letters. */
export const fileNames = (names: readonly string[]): readonly string[] => {
  const taken = new Set<string>();
  // Thousands of one name are numbered on from the last.
  const counts = new Map<string, number>();
  return names.map((name) => {
    const first = fileName(name);
    let count = counts.get(first.toLowerCase()) ?? 1;
    let free = count === 1 ? first : `${first} (${count})`;
    while (taken.has(free.toLowerCase())) free = `${first} (${(count += 1)})`;
    counts.set(first.toLowerCase(), count);
    taken.add(free.toLowerCase());
    return free;
  });
};
