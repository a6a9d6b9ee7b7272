import { describe, expect, it } from 'vitest';
import { SCREENS, addressOf } from '#domain/addresses/screens.ts';
import { isListingName } from '#domain/listing.ts';
import { workerScreens } from './worker-screens.ts';

const matches = (path: string, hasPairing = false): boolean =>
  new RegExp(workerScreens(hasPairing), 'i').test(path.slice(1));

// product.md, Configuration: own screens.
describe('the addresses that the worker answers', () => {
  it('are those of every screen', () => {
    for (const { paths } of Object.values(SCREENS))
      for (const path of paths)
        expect([path, matches(path.replace(':explore', 'tv').replace(':id', '7'), true)]).toEqual([path, true]);
    expect(matches(addressOf('explore', { explore: 'coming-soon' }))).toBe(true);
    expect(matches('/Movie/603/')).toBe(true);
  });

  it.each([
    '/nextcloud',
    '/nextcloud/',
    '/jellyfin/7',
    '/grafana/d/1',
    '/movies',
    '/movie/7/edit',
    '/person',
    '/trending/7',
    '/sw.js',
  ])('are none of other applications: %s', (path) => {
    expect(isListingName(path.slice(1))).toBe(false);
    expect(matches(path)).toBe(false);
  });

  it('are those of pairing links where the site has a host for shared folders', () => {
    expect([matches('/pair'), matches('/pair', true), matches('/pair/x', true)]).toEqual([false, true, false]);
  });
});
