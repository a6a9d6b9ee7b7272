import { openLocalMedium } from '#adapters/store/open-local-medium.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';

/** Sets every unreadable entry aside under the first name, over the one before. */
export const openOverwritingMedium = async (): Promise<TextMedium> => {
  const medium = await openLocalMedium();
  return Object.assign(medium, {
    move: async ({ from, text, nameOf }: Parameters<TextMedium['move']>[0]) => {
      if (localStorage.getItem(from) !== text) return undefined;
      localStorage.setItem(nameOf(1), text);
      localStorage.removeItem(from);
      return nameOf(1);
    },
  });
};
