import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { MemoryNews } from '#fixtures/memory-news.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { SinceYouWereHere } from './since-you-were-here.tsx';

const DAY_MS = 86_400_000;
const block = page.getByRole('region', { name: 'Since you were here' });

/** A watchlist, of which so many titles came to Lumen 4 days after the visitor was here. */
const open = async (names: readonly string[]) => {
  const clock = new VirtualClock();
  const [titleMemory, newsMemory] = [new MemoryAnswers<RememberedParts>(), new MemoryNews()];
  newsMemory.remember({ at: clock.now().getTime(), choice: 'DE 8' });
  await clock.advance(4 * DAY_MS);
  const answeredAt = clock.now().getTime();
  const sightings = { 8: { since: answeredAt, seenAt: answeredAt } };
  const offers = { DE: { streams: [8], names: { 8: 'Lumen' }, sightings, answeredAt } };
  const watchlist = names.map((title, at) => ({ id: at + 1, title, addedAt: '2026-11-01T00:00:00Z' }));
  for (const { id } of watchlist) titleMemory.answers.set(`movie:${id}`, { offers, answeredAt });
  const preferences = { ...EMPTY_LIBRARY.preferences, watchRegion: 'DE', watchServices: [8] };
  const ui = (
    <main>
      <h1 tabIndex={-1}>Home</h1>
      <SinceYouWereHere />
      <p>What is below</p>
    </main>
  );
  const library = { ...EMPTY_LIBRARY, watchlist, preferences };
  const { app } = await renderWithApp(ui, { library, titleMemory, newsMemory, clock });
  await app.library.identity.resolve();
  app.library.loader.activate();
  // The code comes in the browser's own time, and the moment begins then.
  const asked = vi.spyOn(newsMemory, 'recall');
  await expect.poll(async () => (await clock.advance(1_000), asked.mock.calls.length)).toBeGreaterThan(0);
  return { newsMemory, clock };
};

beforeEach(() => page.viewport(390, 844));

describe('what is new (product.md, News: place)', () => {
  it('is told in sentences, each title a link, and goes with a press, also by keyboard (product.md, News: got it)', async () => {
    await open(['Low Tide', 'ثلاثة أقمار']);
    await expect.element(block).toHaveTextContent('Since Saturday: Low Tide is on Lumen.');
    await expect.element(block).toHaveTextContent('ثلاثة أقمار is on Lumen.');
    await expect.element(block.getByRole('link', { name: 'Low Tide' })).toHaveAttribute('href', '/movie/1');
    block.getByRole('button', { name: 'Got it' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(block).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });

  it('goes where another tab has it known', async () => {
    const { newsMemory, clock } = await open(['Low Tide']);
    await expect.element(block).toBeVisible();
    newsMemory.rememberElsewhere({ at: clock.now().getTime(), choice: 'DE 8' });
    await expect.element(block).not.toBeInTheDocument();
  });

  it('names five, and counts the others (product.md, News: many)', async () => {
    await open(Array.from({ length: 1_000 }, (_, at) => `Film ${at + 1}`));
    await expect.element(block).toHaveTextContent('Film 5 is on Lumen, and 995 more.');
    expect(block.getByRole('link').elements()).toHaveLength(5);
  });

  it('is absent while nothing is new', async () => {
    await open([]);
    await expect.element(page.getByText('What is below')).toBeVisible();
    await expect.element(block).not.toBeInTheDocument();
  });

  it('comes without a shift of what is below', async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(() => 1)));
    observer.observe({ type: 'layout-shift' });
    await open(['Low Tide']);
    await expect.element(block).toBeVisible();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    shifts.push(...observer.takeRecords().map(() => 1));
    observer.disconnect();
    expect(shifts).toEqual([]);
  });
});
