import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pairScreenAt } from '../hooks/pair-address.ts';
import { routes } from './routes.tsx';

it.each([
  ['/pair', true],
  ['/Pair/', true],
  ['/pair/7', false],
  ['/pairs', false],
  ['/', false],
])(
  'whether %s is the address of pairing links, for the router as for who asks before it: %s (product.md, Frame: routes)',
  (address, isPair) => {
    expect(matchRoutes(routes, address)?.at(-1)?.route.path === '/pair').toBe(isPair);
    expect(pairScreenAt?.(address) === 'pair').toBe(isPair);
  },
);
