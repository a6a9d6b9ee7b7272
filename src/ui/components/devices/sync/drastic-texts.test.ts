import { describe, expect, it } from 'vitest';
import { drasticTexts } from './drastic-texts.ts';

describe('the question of drastic removals (product.md, Devices on screen: drastic)', () => {
  it.each([
    [{ watchlist: 200, favorites: 12 }, 'Another device removed 212 of your titles. Remove them here too?'],
    [{ marks: 1_000, movies: 2, views: 50 }, 'Another device removed 1,002 of your titles. Remove them here too?'],
    [{ collections: 3 }, 'Another device removed 3 of your collections. Remove them here too?'],
    [{ episodes: 1_200 }, 'Another device removed 1,200 of your episodes. Remove them here too?'],
    [{ watchlist: 20, episodes: 12 }, 'Another device removed 20 of your titles. Remove them here too?'],
    [{ views: 50 }, 'Another device removed 50 of your views. Remove them here too?'],
    [{ favorites: 1 }, 'Another device removed 1 of your titles. Remove it here too?'],
  ])('of %j, which others have removed: %s', (counts, question) => {
    expect(drasticTexts({ kind: 'remove-here', counts }).question).toBe(question);
  });

  it('may be about what this device has lost', () => {
    expect(drasticTexts({ kind: 'remove-there', counts: { watchlist: 200, favorites: 12 } })).toEqual({
      question: 'This device has lost 212 of your titles. Remove them on your other devices too?',
      details: 'In all: 200 titles in your watchlist and 12 favorites.',
      remove: 'Remove them there',
    });
  });
});
