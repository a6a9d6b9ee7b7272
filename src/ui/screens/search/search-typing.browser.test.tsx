import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { SearchParams } from '#domain/addresses/search-params.ts';
import { aPage } from '#fixtures/ui/a-page.ts';
import { PAUSE_MS, openSearch, sunniva, type Search } from '#fixtures/ui/open-search.tsx';

const never = () => new Promise<never>(() => undefined);

beforeEach(async () => {
  await page.viewport(390, 800);
  window.scrollTo(0, 0);
});

describe('while one types', () => {
  const named = ({ text }: SearchParams) => [{ ...sunniva, name: `Found for ${text}` }];
  const byText: Search = (query) => Promise.resolve(aPage({ results: named(query) }));

  it('the earlier answer stays, whole, until the next is there', async () => {
    const { type, names, status, clock } = await openSearch('/search?q=su', byText);
    await type('sun');
    expect(names()).toEqual(['Found for su']);
    expect(status()).toBe('Found 1 results for "su"');
    await clock.advance(PAUSE_MS);
    expect(names()).toEqual(['Found for sun']);
    expect(status()).toBe('Found 1 results for "sun"');
  });

  it('placeholders take its place when the next is not there in a moment', async () => {
    const { type, names, placeholders, clock } = await openSearch('/search?q=su', (query, number, signal) =>
      query.text === 'su' ? byText(query, number, signal) : never(),
    );
    await type('sun');
    await clock.advance(299);
    expect([names().length, placeholders()]).toEqual([1, 0]);
    await clock.advance(1);
    await expect.poll(() => [names().length, placeholders()]).toEqual([0, 12]);
  });

  it('the provider is asked once for what is typed in one go, and an answer too late is not shown', async () => {
    const { type, names, asked, clock } = await openSearch('/search?q=s', byText);
    await type('su');
    await type('sun');
    await clock.advance(PAUSE_MS);
    expect(asked().map(({ text }) => text)).toEqual(['s', 'sun']);
    expect(names()).toEqual(['Found for sun']);
  });
});
