import { expect, it } from 'vitest';
import { welcomePlace } from './welcome-place.ts';

it.each([
  ['/movie/603', 'sent'],
  ['/tv/1399/', 'sent'],
  ['/person/287', 'sent'],
  ['/shared', 'sent'],
  ['/Shared', 'sent'],
  ['/pair', 'sent'],
  ['/franchise/8091', 'sent'],
  ['/tv/1399/season/0', 'sent'],
  ['/', 'greeted'],
  ['/movie', 'greeted'],
  ['/awards', 'greeted'],
  ['/watchlist', 'greeted'],
  ['/ratings', 'greeted'],
  ['/favorites', 'greeted'],
  ['/collections', 'greeted'],
  ['/seen', 'greeted'],
  ['/search', 'neither'],
  ['/about', 'neither'],
])('%s is %s (product.md, Welcome: sent)', (pathname, place) => expect(welcomePlace(pathname)).toBe(place));
