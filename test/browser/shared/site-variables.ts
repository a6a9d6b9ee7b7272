import { siteOf } from './sites.ts';
import { TOKEN } from './token.ts';

/** What hosts add of their own. */
const FOOTER_LINKS =
  'Imprint https://example.org/imprint, "Über" <b>uns</b> /licences.txt, צור קשר mailto:films@example.org';
const REQUEST_URL = 'https://requests.example/films/';

/** As nginx reaches it, which knows no names. */
const upstream = (): string => siteOf('fakeTmdb').replace('localhost', '127.0.0.1');

/**
 * What each of the sites is built with. A site is built when the first test asks for it.
 * @param isNginx whether they are served by nginx: only that has folders for devices
 */
export const staticSites = (isNginx: boolean) => {
  const fake = siteOf('fakeTmdb');
  const demo = { VITE_CATALOG: 'demo', VITE_TMDB_ACCESS_TOKEN: '' };
  const tmdb = { VITE_CATALOG: 'tmdb', VITE_TMDB_IMAGE_URL: `${fake}/t/p/` };
  return {
    demo: { ...demo, ...(isNginx && { VITE_DEVICES_URL: '/devices/' }) },
    indexedDb: { ...demo, VITE_STORE: 'indexeddb' },
    /** The commit before, of which screens are compared. */
    base: demo,
    /** In a folder of its host. */
    folder: { ...demo, VITE_BASE: '/films/' },
    tmdb: {
      ...tmdb,
      VITE_TMDB_ACCESS_TOKEN: TOKEN,
      VITE_TMDB_API_URL: `${fake}/3`,
      VITE_VITALS_URL: `${fake}/vitals`,
      VITE_FOOTER_LINKS: FOOTER_LINKS,
      VITE_REQUEST_URL: REQUEST_URL,
    },
    /** Asks TMDB through its own host, which has the token. */
    proxied: {
      ...tmdb,
      VITE_TMDB_ACCESS_TOKEN: 'not-to-be-built-in',
      VITE_TMDB_API_URL: '/tmdb/3',
      TMDB_ACCESS_TOKEN: TOKEN,
      TMDB_ORIGIN: upstream(),
      VITE_DEVICES_URL: '/devices/',
    },
  };
};

/** What each of the containers is told (docs/configuration.md), and what its image was built with. */
export const containerSites = () => {
  const fake = siteOf('fakeTmdb');
  const image = {
    // Those of the other sites' builds would be fixed.
    VITE_IP_LOOKUP_URLS: undefined,
    TMDB_ORIGIN: upstream(),
    IP_LOOKUP_URLS: `${fake}/ip`,
  };
  return {
    container: { ...image, CATALOG: 'tmdb', TMDB_ACCESS_TOKEN: TOKEN },
    containerInFolder: { ...image, CATALOG: 'demo', BASE: '/matinee/' },
    containerWithAll: {
      ...image,
      CATALOG: 'tmdb',
      TMDB_ACCESS_TOKEN: TOKEN,
      SITE_URL: 'https://matinee.example/',
      DEVICES: '/devices/',
      IP_LOOKUP_URLS: `${fake}/ip,https://ip.example/json?x=1`,
      VITALS_URL: `${fake}/vitals`,
      FOOTER_LINKS,
      REQUEST_URL,
    },
  };
};

/** Journeys that need nothing of a catalogue but what both have. */
const JOURNEYS = [
  'browse/journey',
  'browse/trailer',
  'data/data',
  'library/collections',
  'library/library',
  'links/links',
  'marks/marks',
  'page/navigation',
  'page/theme',
  'start/welcome',
].map((name) => `**/${name}.spec.ts`);
/** What a folder could break: a way through all of a site's addresses. */
const ADDRESSES = '**/browse/journey.spec.ts';
const OF_TMDB = ['**/journey.tmdb.spec.ts', '**/security.tmdb.spec.ts'];

const testsWith = (...testMatch: readonly string[]) => ({
  testMatch: ['**/*.container.spec.ts', '**/site/security.spec.ts', ...testMatch],
  grep: /@journey|security|\.container\.|bench\.tmdb|host-links\.tmdb/,
});

/** What is tested of each container: journeys, what is served, and what a page refuses. */
export const CONTAINER_TESTS = {
  container: { ...testsWith(...JOURNEYS, ...OF_TMDB, '**/bench.tmdb.spec.ts'), grepInvert: /vitals go to/ },
  containerInFolder: testsWith(ADDRESSES),
  // A second service for addresses is asked there when the first does not answer.
  containerWithAll: {
    ...testsWith(...OF_TMDB, '**/host-links.tmdb.spec.ts'),
    grepInvert: /though no look-up has answered/,
  },
};
