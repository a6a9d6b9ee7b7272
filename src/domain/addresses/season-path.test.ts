import { expect, it } from 'vitest';
import { seasonPath } from './season-path.ts';

it.each([
  [1396, 2, '/tv/1396/season/2'],
  [7, 0, '/tv/7/season/0'],
])("show %i's season %i is at %s", (show, season, path) => expect(seasonPath(show, season)).toBe(path));
