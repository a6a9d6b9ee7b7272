import { SCREENS } from '../src/domain/addresses/screens.ts';
import { LISTING_NAMES } from '../src/domain/listing.ts';

const TITLES = ['movie', 'tv'];

/** What stands for a name in the pattern of a screen's address. */
const NAMES: Readonly<Record<string, string>> = {
  '/:explore': `/(?:${LISTING_NAMES.join('|')})`,
  '/:explore/:id': `/(?:${TITLES.join('|')})/[^/]+`,
};

/**
 * The source of a pattern for the addresses of the app's own screens, relative to the site, in any case. At an origin's root other
 * applications may be in folders of their own, which a listing's address of any name would match.
 * @param hasPairing whether the site has a host for shared folders
 */
export const workerScreens = (hasPairing: boolean): string => {
  const { pair, ...others } = SCREENS;
  const paths = Object.values({ ...others, ...(hasPairing && { pair }) }).flatMap<string>((screen) => screen.paths);
  const patterns = paths.map((path) => (NAMES[path] ?? path.replace(/:\w+/g, '[^/]+')).slice(1));
  return `^(?:${patterns.join('|')})/?$`;
};
