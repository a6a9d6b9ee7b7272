import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { TitleDetails } from '#domain/title-details.ts';
import { credits, details, openDetail, valueBeside } from '#fixtures/ui/open-detail.tsx';

const article = () => page.getByRole('article').element();
beforeEach(async () => {
  await page.viewport(1280, 900);
});

const UNKNOWN: readonly (readonly [string, Partial<TitleDetails>, readonly string[]])[] = [
  ['votes', { vote_average: 0, vote_count: 0 }, ['Rating']],
  ['a vote count alone', { vote_average: 0, vote_count: 3 }, ['Rating']],
  ['a date', { release_date: '' }, ['Year', 'Release date']],
  ['a readable date', { release_date: 'soon' }, ['Year', 'Release date']],
  ['genres', { genres: [] }, ['Genres']],
];
const ABSENT = [
  ['tagline', []],
  ['runtime', ['Runtime']],
  ['status', ['Status']],
  ['revenue', ['Revenue']],
] as const;

describe('what is unknown', () => {
  const checkLeftOut = async (title: TitleDetails, labels: readonly string[]) => {
    await openDetail({ fetchDetails: () => Promise.resolve(title) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = [...article().querySelectorAll('dt')].map((dt) => dt.textContent);
    expect(shown).not.toEqual(expect.arrayContaining([...labels, '']));
    for (const label of labels) expect(shown).not.toContain(label);
    expect(article()).not.toHaveTextContent(/undefined|null|NaN|Invalid|N\/A|\b0\b/);
  };

  it.each(UNKNOWN)('leaves out what needs %s', (_, fields, labels) => checkLeftOut(details(fields), labels));

  it.each(ABSENT)('leaves out %s when absent', (field, labels) => {
    const { [field]: _, ...rest } = details();
    return checkLeftOut(rest, labels);
  });

  it('leaves out the crew that is not named', async () => {
    await openDetail({ fetchCredits: () => Promise.resolve({ cast: credits.cast, crew: [] }) });
    await expect.element(page.getByText('Release date')).toBeVisible();
    expect([valueBeside('Director'), valueBeside('Writer'), valueBeside('Writers')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says so where there is no overview', async () => {
    await openDetail({ fetchDetails: () => Promise.resolve(details({ overview: '' })) });
    await expect.element(page.getByText('Nobody has written about this one yet.')).toBeVisible();
  });

  it('shows "No image found" instead of a poster, and no broken backdrop', async () => {
    await openDetail({
      fetchDetails: () => Promise.resolve(details({ poster_path: null, backdrop_path: null })),
      fetchCredits: () => Promise.resolve({ cast: [], crew: [] }),
      fetchSimilar: () => Promise.resolve([]),
      fetchRecommendations: () => Promise.resolve([]),
    });
    await expect.element(page.getByText('No image found')).toBeVisible();
    expect(article().querySelector('img')).toBeNull();
  });

  it('leaves out the cast and the rows that are empty', async () => {
    await openDetail({
      fetchCredits: () => Promise.resolve({ cast: [], crew: [] }),
      fetchSimilar: () => Promise.resolve([]),
      fetchRecommendations: () => Promise.resolve([]),
    });
    const headings = page.getByRole('heading', { level: 2 });
    await expect
      .poll(() => headings.elements().map((each) => each.textContent))
      .toEqual(['Overview', 'Credits', 'Where to watch']);
  });

  it('says on the ticket that there is nothing to say yet', async () => {
    const { id, media_type, overview, popularity, genre_ids } = details();
    const bare = { id, media_type, overview, popularity, genre_ids, title: 'A Rumour', genres: [], created_by: [] };
    await openDetail({
      fetchDetails: () =>
        Promise.resolve({ ...bare, poster_path: null, backdrop_path: null, vote_average: 0, vote_count: 0 }),
    });
    await expect.element(page.getByText('Details to be announced.')).toBeVisible();
  });
});
