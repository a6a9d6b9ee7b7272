import { createHash } from 'node:crypto';

const NAME_MAX = 80;

/**
 * `movie-popular-page-1.3f2a91bc.json` for `/movie/popular?page=1`: safe on every system, and short. The digits tell
 * apart what is the same in letters, digits and hyphens.
 */
export const recordingFileName = (path: string): string => {
  const words = path.toLowerCase().match(/[a-z\d]+/g) ?? [];
  const digits = createHash('sha256').update(path).digest('hex').slice(0, 8);
  return `${words.join('-').slice(0, NAME_MAX)}.${digits}.json`;
};
