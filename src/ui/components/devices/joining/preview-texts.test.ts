import { describe, expect, it } from 'vitest';
import { aPreview, someDifferences } from '#fixtures/devices/fake-devices.ts';
import { previewTexts } from './preview-texts.ts';

describe('what joining would change (product.md, Devices on screen: preview)', () => {
  it.each([
    [
      { devices: ['Phone', 'Laptop'], adds: { watchlist: 12 }, gives: { favorites: 3 } },
      ['Your lists get 12 titles in your watchlist.', 'Nothing is removed.', 'The other devices get 3 favorites.'],
    ],
    [
      { devices: ['Phone'], removes: { watchlist: 3 } },
      [
        'Your lists get nothing new.',
        '3 titles in your watchlist go, because they were removed on another device.',
        'The other device gets nothing new.',
      ],
    ],
    [
      { devices: ['Phone'], removes: { favorites: 1 } },
      [
        'Your lists get nothing new.',
        '1 favorite goes, because it was removed on another device.',
        'The other device gets nothing new.',
      ],
    ],
    [
      { devices: [], gives: { watchlist: 12 } },
      ['Your lists get nothing new.', 'Nothing is removed.', 'The shared copy gets 12 titles in your watchlist.'],
    ],
    [
      { devices: ['Phone'], adds: { watchlist: 2 }, fills: { here: 3, there: 1 } },
      [
        'Your lists get 2 titles in your watchlist, and what is missing in 3 marks.',
        'Nothing is removed.',
        'The other device gets what is missing in 1 mark.',
      ],
    ],
    [
      { devices: ['Phone'], conflicts: someDifferences(1) },
      ['Your lists get nothing new.', 'No title is removed.', 'The other device gets nothing new.'],
    ],
  ])('of %j', (preview, texts) => {
    expect(previewTexts(aPreview({ adds: {}, gives: {}, ...preview }))).toEqual(texts);
  });
});
