import { describe, expect, it } from 'vitest';
import { franchisePath } from '../details/franchise.ts';
import { LISTING_NAMES, listingPath } from '../listing.ts';
import { personPath } from '../person.ts';
import { titlePath } from '../title.ts';
import { addressOf, screenAt, SCREENS, type ScreenName } from './screens.ts';

describe.each(Object.entries(SCREENS))('the %s screen (product.md, Frame: routes)', (name, { paths }) => {
  const addresses = paths.map((path) => path.replace(/:\w+/g, '7'));

  it('is what its addresses show, in any case, with a slash at the end, and with what follows the path left out', () => {
    for (const address of addresses) {
      expect(screenAt(address)?.name).toBe(name);
      expect(screenAt(address.toUpperCase())?.name).toBe(name);
      expect(screenAt(address.replace(/\/?$/, '/'))?.name).toBe(name);
    }
  });

  it('is at no address of a file', () => {
    for (const address of addresses) expect(address).not.toMatch(/^\/(assets|artwork|icons)(\/|$)|\.\w+$/);
  });
});

describe('an address', () => {
  it.each<readonly [string, ScreenName | undefined]>([
    ['/', 'home'],
    ['/search', 'search'],
    ['/watchlist', 'watchlist'],
    ['/ratings', 'watchlist'],
    ['/favorites', 'favorites'],
    ['/collections', 'collections'],
    ['/up-next', 'up-next'],
    ['/up-next/7', 'detail'],
    ['/calendar', 'calendar'],
    ['/data', 'data'],
    ['/data/7', 'detail'],
    ['/calendar/7', 'detail'],
    ['/shared', 'link'],
    ['/pair', 'pair'],
    ['/pairs', 'explore'],
    ['/pair/7', 'detail'],
    ['/person/7', 'person'],
    ['/franchise/7', 'franchise'],
    ['/franchise', 'explore'],
    ['/tv/7/season/0', 'season'],
    ['/tv/7/season', undefined],
    ['/movie/7/season/1', undefined],
    ['/year/2026', 'year'],
    ['/year/all', 'year'],
    ['/year', 'explore'],
    ['/movie/7', 'detail'],
    ['/watchlist/7', 'detail'],
    ['/person', 'explore'],
    ...LISTING_NAMES.map((listing) => [`/${listing}`, 'explore'] as const),
    ['/no/such/place', undefined],
    ['', undefined],
  ])('%s shows %s', (address, name) => {
    expect(screenAt(address)?.name).toBe(name);
  });

  it('of a title, a person and a listing is made of the pattern', () => {
    expect(titlePath({ id: 1396, media_type: 'tv' })).toBe('/tv/1396');
    expect(personPath({ id: 31 })).toBe('/person/31');
    expect(franchisePath({ id: 8_091 })).toBe('/franchise/8091');
    expect(listingPath('coming-soon')).toBe('/coming-soon');
    expect(addressOf('watchlist')).toBe('/watchlist');
  });

  it.each(['/watchlist', '/ratings', '/favorites', '/collections', '/calendar', '/year/2026', '/data', '/pair'])(
    '%s needs no provider',
    (address) => {
      expect(screenAt(address)?.isLocal).toBe(true);
    },
  );

  it.each(['/', '/search', '/movie', '/movie/7', '/person/7', '/franchise/7', '/no/such/place'])(
    '%s needs the provider',
    (address) => {
      expect(screenAt(address)?.isLocal ?? false).toBe(false);
    },
  );
});
