import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { TitleCards } from './title-cards.tsx';

const titles = [1, 2, 3, 4].map((id) => aTitle({ id, title: `Title ${id}` }));
const marks: readonly MarkedTitle[] = [
  { id: 1, media_type: 'movie', seenAt: null },
  { id: 2, media_type: 'movie', rating: 8, seenAt: '2026-11-20T12:00:00.000Z' },
  { id: 3, media_type: 'movie', note: 'Twice.' },
  { id: 4, media_type: 'tv', rating: 2 },
];
const textOf = (id: number) => page.getByRole('listitem').nth(id - 1);

describe('the mark on a card (product.md, Marks: cards)', () => {
  it('says what the visitor knows about this title, and the link keeps its name', async () => {
    const { app } = await renderWithApp(
      <ul>
        <TitleCards isWhole titles={titles} />
      </ul>,
      { library: { ...EMPTY_LIBRARY, marks } },
    );
    await expect.element(textOf(1)).toHaveTextContent(/Seen/);
    await expect.element(textOf(2)).toHaveTextContent(/Seen, your rating 8 of 10/);
    for (const id of [3, 4]) await expect.element(textOf(id)).not.toHaveTextContent(/Seen|your rating/i);
    await expect.element(page.getByRole('link', { name: 'Title 2', exact: true })).toBeVisible();

    const { markTitle } = await app.library.open('marks');
    markTitle.execute(aTitle({ id: 3 }), { set: { rating: 5 }, clear: [] });
    await expect.element(textOf(3)).toHaveTextContent(/Your rating 5 of 10/);
  });
});
