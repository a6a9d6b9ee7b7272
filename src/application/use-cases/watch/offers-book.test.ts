import { describe, expect, it, vi } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { RememberedOffers } from '../../ports/memories/offers-memory.ts';
import { OffersBook } from './offers-book.ts';

const WEEK_MS = 7 * 86_400_000;
const MOVIE = { id: 7, media_type: 'movie' } as const;

const open = () => {
  const clock = new VirtualClock();
  const offersMemory = new MemoryAnswers<RememberedOffers>();
  const recall = vi.spyOn(offersMemory, 'recall');
  return { clock, offersMemory, recall, book: new OffersBook({ offersMemory, clock }) };
};

describe('on which services titles are (product.md, Where to watch: kept)', () => {
  it('is known once it was told, of the title and the country, for a week', async () => {
    const { clock, book } = open();
    book.remember(MOVIE, 'DE', [8]);
    expect(book.streamsOf(MOVIE, 'DE')).toEqual([8]);
    expect(book.streamsOf(MOVIE, 'US')).toBeUndefined();
    expect(book.streamsOf({ ...MOVIE, media_type: 'tv' }, 'DE')).toBeUndefined();
    await clock.advance(WEEK_MS - 1);
    expect(book.streamsOf(MOVIE, 'DE')).toEqual([8]);
    await clock.advance(1);
    expect(book.streamsOf(MOVIE, 'DE')).toBeUndefined();
  });

  it('is remembered by the device, which is asked once for each title', async () => {
    const { clock, offersMemory, recall, book } = open();
    const next = new OffersBook({ offersMemory, clock });
    next.remember(MOVIE, 'DE', [8]);
    expect(book.streamsOf(MOVIE, 'DE')).toBeUndefined();
    await book.recall([MOVIE], 'DE');
    expect(book.streamsOf(MOVIE, 'DE')).toEqual([8]);
    await book.recall([MOVIE], 'DE');
    await book.recall([MOVIE, { ...MOVIE, id: 8 }], 'DE');
    expect(recall.mock.calls).toEqual([[['DE movie:7']], [['DE movie:8']]]);
  });

  it('is what was told meanwhile, not what the device remembers', async () => {
    const { clock, offersMemory, book } = open();
    offersMemory.answers.set('DE movie:7', { streams: [8], answeredAt: clock.now().getTime() });
    const recalled = book.recall([MOVIE], 'DE');
    book.remember(MOVIE, 'DE', [9]);
    offersMemory.answers.set('DE movie:7', { streams: [8], answeredAt: clock.now().getTime() });
    await recalled;
    expect(book.streamsOf(MOVIE, 'DE')).toEqual([9]);
  });
});
