import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TitleDetails } from '#domain/title-details.ts';
import { details, openDetail } from '#fixtures/ui/open-detail.tsx';

const never = () => new Promise<never>(() => {});

beforeEach(async () => {
  await page.viewport(1280, 900);
});

describe('loading', () => {
  it('asks for each of the five parts once, side by side', async () => {
    const parts = {
      fetchDetails: vi.fn(never),
      fetchCredits: vi.fn(never),
      fetchSimilar: vi.fn(never),
      fetchRecommendations: vi.fn(never),
      fetchVideos: vi.fn(never),
    };
    await openDetail(parts);
    for (const part of Object.values(parts)) expect(part).toHaveBeenCalledOnce();
  });

  it.each([
    [390, 844],
    [1440, 900],
  ])('holds the room of what comes, at %i by %i', async (width, height) => {
    await page.viewport(width, height);
    const places = () =>
      ['article > :nth-child(1)', 'article > :nth-child(2) > *', '[data-ground="ticket"]'].map((selector) => {
        const box = document.querySelector(selector)!.getBoundingClientRect();
        return [box.x, box.y, box.width, box.height].map(Math.round);
      });
    let answer = (_: TitleDetails) => {};
    const asked = new Promise<TitleDetails>((resolve) => {
      answer = resolve;
    });
    await openDetail({ fetchDetails: () => asked });
    await expect.element(page.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('Loading...');
    expect(document.querySelector('h1')).toBeNull();
    const before = places();
    answer(details({ title: 'Dust' }));
    await expect.element(page.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    expect(places()).toEqual(before);
    await expect.element(heading).toHaveTextContent('Dust');
  });
});
