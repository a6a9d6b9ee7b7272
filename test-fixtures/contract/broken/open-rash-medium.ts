import { openLocalMedium } from '#adapters/store/open-local-medium.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';

/** Removes an entry though it holds another text by now. */
export const openRashMedium = async (): Promise<TextMedium> => {
  const medium = await openLocalMedium();
  const remove = medium.remove.bind(medium);
  return Object.assign(medium, { remove: (key: string) => remove(key) });
};
