import { describe, expect, it } from 'vitest';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { withAnswerer } from './asking-ports.ts';
import { KNOWN_PATHS, readFaults, writeFaults } from './fault.ts';
import { Faults } from './faults.ts';

const never = () => new AbortController().signal;
const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => failureOf(error),
  );

const TITLE = { media_type: 'tv', id: 1003 } as const;
const answering = stubCatalog({
  fetchConfiguration: async () => ({ baseUrl: '', sized: false }),
  fetchHomeRow: async () => [],
  fetchDetails: async () => ({ ...TITLE, overview: '' }) as never,
  fetchCredits: async () => ({ cast: [], crew: [] }),
});

const withFaults = (text: string, clock = new VirtualClock()): MovieCatalog =>
  withAnswerer('catalog', answering, new Faults(readFaults(text) ?? [], clock));

describe('a fault (product.md, QA: fault)', () => {
  it('hits its call as often as it says, and no other', async () => {
    const catalog = withFaults('/tv/popular:503*2');
    const row = () => outcome(catalog.fetchHomeRow('popular-tv', never()));
    expect(await outcome(catalog.fetchHomeRow('on-the-air', never()))).toBe('answered');
    expect([await row(), await row(), await row()]).toEqual([
      { kind: 'http', status: 503 },
      { kind: 'http', status: 503 },
      'answered',
    ]);
  });

  it('is one of several, which are met in their order', async () => {
    const catalog = withFaults('/tv/1003:offline,/tv/1003/credits:404,/tv/1003:429');
    const details = () => outcome(catalog.fetchDetails(TITLE, never()));
    expect(await outcome(catalog.fetchCredits(TITLE, never()))).toEqual({ kind: 'http', status: 404 });
    expect([await details(), await details(), await details()]).toEqual([
      { kind: 'network' },
      { kind: 'http', status: 429 },
      'answered',
    ]);
  });

  it('of a timeout lasts as long as the call is waited for', async () => {
    const clock = new VirtualClock();
    const ended = outcome(withFaults('/configuration:timeout', clock).fetchConfiguration(never()));
    await clock.advance(15_000);
    expect(await ended).toEqual({ kind: 'timeout' });
  });
});

it.each(KNOWN_PATHS.map((path) => `${path.replace('/1', '/1003')}:timeout*3`))(
  '%s is read as it is written',
  (text) => {
    expect(writeFaults(readFaults(text) ?? [])).toBe(text);
  },
);
