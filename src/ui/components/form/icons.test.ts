import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICONS } from './icons.ts';

it('the sprite of the buttons in lists draws icons of the table', () => {
  const sprite = readFileSync('src/ui/components/card/list-icons.svg', 'utf8');
  const drawn = new Set(Array.from(sprite.matchAll(/ d="([^"]+)"/g), ([, path]) => path));
  expect([...drawn]).toEqual([ICONS.ticket, ICONS.heart, ICONS.trash]);
});
