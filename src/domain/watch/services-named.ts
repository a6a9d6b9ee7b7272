import { plainLetters } from '../text/plain-letters.ts';
import type { WatchService } from './watch-offers.ts';

/** As people type it: without case, accents, spaces and signs. */
const folded = (text: string): string =>
  plainLetters(text.normalize('NFKD').toLowerCase()).replaceAll(/[^\p{L}\p{N}+]/gu, '');

/** The services of which the name has the text in it, in their order: all, where there is none. */
export const servicesNamed = (services: readonly WatchService[], text: string): readonly WatchService[] => {
  const wanted = folded(text);
  return services.filter(({ name }) => folded(name).includes(wanted));
};
