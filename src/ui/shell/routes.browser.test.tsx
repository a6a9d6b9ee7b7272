import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { screenAt, SCREENS } from '#domain/addresses/screens.ts';
import { routes } from './routes.tsx';

/** The route pattern that the router finds for an address. */
const routedTo = (address: string): string | undefined => matchRoutes(routes, address)?.at(-1)?.route.path;

const ADDRESSES = [
  ...Object.values(SCREENS).flatMap(({ paths }) => paths.map((path) => path.replace(/:\w+/g, '7'))),
  '/Watchlist/',
  '/Pair/',
  '/pair/7',
  '/pairs',
  '/movie',
  '/tv/1396/',
  '/person',
  '/watchlist/7',
  '/search/7',
  '/a.b-c/%20',
];

describe('the router and the table of screens (product.md, Frame: routes)', () => {
  it.each(ADDRESSES)('agree on what %s shows', (address) => {
    const screen = screenAt(address);
    expect(screen && SCREENS[screen.name].paths).toContain(routedTo(address));
  });

  it.each(['/no/such/place', '/movie/7/cast', '/person/7/movies/'])('agree that %s shows no screen', (address) => {
    expect(screenAt(address)).toBeUndefined();
    expect(routedTo(address)).toBe('*');
  });
});
