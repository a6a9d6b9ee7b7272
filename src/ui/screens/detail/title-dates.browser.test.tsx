import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keywordsTo, openExtras, openNear, picturesTo, videosTo } from '#fixtures/ui/open-extras.tsx';

beforeEach(() => page.viewport(1280, 900));

describe('the dates of a movie (product.md, Calendar: title)', () => {
  const RELEASES = {
    DE: [
      { kind: 'cinema', day: '2026-12-12' },
      { kind: 'home', day: '2027-03-03' },
    ],
    US: [{ kind: 'cinema', day: '2026-12-18' }],
  } as const;
  const link = page.getByRole('link', { name: 'Calendar' });

  it('are those of the visitor’s country, lead to the calendar, and are asked for by nothing more', async () => {
    const { asked } = await openNear({ extra: { releases: RELEASES } });
    await expect.element(page.getByText('In cinemas 12 December, at home from 3 March, Germany')).toBeInTheDocument();
    await expect.element(link).toHaveAttribute('href', '/calendar');
    expect(asked).toEqual(['movie 1']);
  });

  it.each([
    [
      'its own date where the country has none',
      { release_date: '2026-12-01' },
      { US: RELEASES.US },
      'First release 1 December, Germany',
    ],
    [
      'that of other countries where it has none',
      { release_date: '' },
      { US: RELEASES.US },
      'First release 18 December, Germany',
    ],
    [
      'its own date where nothing more is known',
      { release_date: '2026-11-20' },
      undefined,
      'First release 20 November, Germany',
    ],
  ])('are %s', async (_, title, releases, text) => {
    await openNear({ title, extra: releases ? { releases } : {} });
    await expect.element(page.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['a movie that is long out', { release_date: '1999-03-31' }, { DE: [{ kind: 'cinema', day: '1999-06-17' }] }],
    ['a show', { media_type: 'tv', release_date: '' }, undefined],
  ] as const)('are not told of %s', async (_, title, releases) => {
    await openNear({ title, extra: { certifications: { DE: '12' }, ...(releases && { releases }) } });
    await expect.element(page.getByText('FSK 12, Germany')).toBeInTheDocument();
    await expect.element(link).not.toBeInTheDocument();
  });

  it('move nothing that is seen', async () => {
    const extra = {
      pictures: picturesTo(40),
      keywords: keywordsTo(2_000),
      certifications: { DE: '12' },
      releases: RELEASES,
    };
    const { load, comeNear } = await openExtras({ videos: videosTo(30), extra });
    await load();
    const height = document.documentElement.scrollHeight;
    comeNear();
    await expect.element(link).toBeInTheDocument();
    expect(document.documentElement.scrollHeight).toBe(height);
  });
});
