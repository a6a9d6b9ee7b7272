import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import type { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { HomeScreen } from './home-screen.tsx';

const trending = [aTitle({ id: 1, title: 'Title 1' })];
const heat = { id: 90, title: 'Heat', addedAt: '2026-11-20T12:00:00.000Z' };
const row = page.getByRole('region', { name: 'For you' });

const open = async (has: Partial<Library>) => {
  const asked: number[] = [];
  const harness = await renderWithApp(<HomeScreen />, {
    trending,
    library: { ...EMPTY_LIBRARY, ...has },
    answers: {
      fetchHomeRow: async () => trending,
      fetchRecommendations: async ({ id }) => {
        asked.push(id);
        return [aTitle({ id: 5, title: 'Thief' }), aTitle({ id: 6, title: 'Ronin' }), aTitle({ id: 90 })];
      },
    },
  });
  await expect.element(page.getByRole('region', { name: 'My Collections' })).toBeInTheDocument();
  return { ...harness, asked };
};
const names = () => [...row.element().querySelectorAll('h3')].map(({ textContent }) => textContent);

/** The code of the row comes first; the clock of the test does not wait for it. */
const comes = async (clock: VirtualClock): Promise<void> => {
  await expect
    .poll(async () => {
      await clock.advance(1_000);
      return row.elements().length;
    })
    .toBe(1);
  // Its cards are drawn once it is near the window.
  row.element().scrollIntoView();
  await expect.element(row.getByText('Because you like').first()).toBeInTheDocument();
};

beforeEach(() => page.viewport(1280, 900));

describe('what is recommended on home', () => {
  it('comes at the end, each title with its reason (product.md, For you: reason)', async () => {
    const { asked, clock } = await open({ favorites: [heat] });
    await comes(clock);
    expect(asked).toEqual([90]);
    expect(names()).toEqual(['Thief', 'Ronin']);
    expect(row.getByText('Because you like').elements()).toHaveLength(2);
    await expect.element(row.getByText('Heat').first()).toBeInTheDocument();
    const collections = page.getByRole('region', { name: 'My Collections' }).element();
    expect(collections.compareDocumentPosition(row.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names what it is because of in an element that says its language (product.md, Titles in one’s language: parts)', async () => {
    const { clock } = await open({ favorites: [{ ...heat, title: '引き潮', name_language: 'ja-JP' }] });
    await comes(clock);
    const name = row.element().querySelector('[lang="ja-JP"]');
    expect(name).toHaveTextContent('引き潮');
    expect(name?.parentElement).toHaveTextContent('Because you like 引き潮');
  });

  it('is not there, and asks nothing, where there is nothing to go by (product.md, For you: section)', async () => {
    const { asked, clock } = await open({});
    await clock.advance(60_000);
    expect(asked).toEqual([]);
    await expect.element(row).not.toBeInTheDocument();
  });

  it('keeps a title that is saved from it until the next visit', async () => {
    const { app, clock, screen } = await open({ favorites: [heat] });
    await comes(clock);
    await row.getByRole('button', { name: 'Watchlist: Thief' }).click();
    await expect.poll(() => libraryOf(app).watchlist.map(({ id }) => id)).toEqual([5]);
    expect(names()).toEqual(['Thief', 'Ronin']);
    await screen.unmount();
  });
});
