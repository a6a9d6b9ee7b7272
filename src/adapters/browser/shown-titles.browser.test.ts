import { afterEach, describe, expect, it, vi } from 'vitest';
import { seasonPath } from '#domain/addresses/season-path.ts';
import { titlePath } from '#domain/title.ts';
import { shownTitles } from './shown-titles.ts';

/** A page of links, each so far below the top of the window. */
const showLinks = (links: readonly (readonly [href: string, top: number])[]): void => {
  document.body.replaceChildren(
    ...links.map(([href, top]) => {
      const link = Object.assign(document.createElement('a'), { href });
      const box = new DOMRect(0, top, 100, 20);
      vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(box);
      return link;
    }),
  );
};

afterEach(() => document.body.replaceChildren());

const film = (id: number): string => titlePath({ id, media_type: 'movie' });

describe('the titles that a screen shows (product.md, Titles in one’s language: lists)', () => {
  it('are those in the window, then the others, in their order, each once', () => {
    showLinks([
      [film(1), -3_000],
      [film(2), 10],
      [film(1), 40],
      [film(3), 5_000],
      [titlePath({ id: 2, media_type: 'tv' }), 60],
    ]);
    expect(shownTitles()).toEqual(['movie:2', 'movie:1', 'tv:2', 'movie:3']);
  });

  it('are those of seasons, too, and of nothing else', () => {
    showLinks([
      [seasonPath(7, 2), 0],
      ['/movie', 0],
      ['/person/8', 0],
      ['/movie/9x', 0],
      ['https://elsewhere.test/movie/10', 0],
      ['mailto:movie/11', 0],
    ]);
    expect(shownTitles()).toEqual(['tv:7']);
  });
});
