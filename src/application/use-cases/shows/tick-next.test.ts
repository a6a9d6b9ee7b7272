import { describe, expect, it } from 'vitest';
import type { Library } from '#domain/library/library.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { showsTo, everyShow } from '#fixtures/shows/every-show.ts';
import { openUpNext } from '#fixtures/shows/open-up-next.ts';
import { TickNext } from './tick-next.ts';

const SEASONS = [aSeason(1, 3), aSeason(2, 3), aSeason(3, 3)] as const;

const open = async (has: Partial<Library>, status?: string) => {
  const opened = openUpNext(libraryDeps(has), { seasonsOf: everyShow(SEASONS, status).showCatalog.seasonsOf });
  const { upNext, clock, state, markEpisodes } = opened;
  upNext.activate();
  await clock.advance(60_000);
  const tickNext = new TickNext(markEpisodes);
  /** Ticks what is next of the first show. */
  const tick = async () => {
    const [first] = state()?.followed ?? [];
    if (first) tickNext.execute(first);
    await clock.settle();
  };
  return { ...opened, tick };
};

describe('a tick of what is next (product.md, Up next: goes on)', () => {
  const title = { id: 1, name: 'Show 1', media_type: 'tv' as const };

  it('goes on with the next episode from what is known, and Undo goes back', async () => {
    const { clock, lines, tick, undo, asked, messages } = await open({ episodes: showsTo(1) });
    await tick();
    expect(lines()).toEqual(['S1 E3']);
    await tick();
    expect(lines()).toEqual(['S2 E1']);
    expect(messages()).toEqual([['success', '2 episodes seen']]);
    undo();
    await clock.settle();
    expect(lines()).toEqual(['S1 E2']);
    expect(asked).toEqual([[1, [1, 2]]]);
  });

  it('keeps of the show what shows it, and no more (product.md, Shows: kept)', async () => {
    const { tick, library } = await open({ episodes: showsTo(1) });
    await tick();
    expect(Object.keys(library().episodes[0] ?? {}).toSorted()).toEqual(['id', 'name', 'poster_path', 'seasons']);
  });

  it('of the last one of an ended show offers to mark the show (product.md, Shows: the last one)', async () => {
    const episodes = [{ id: 1, seasons: { 1: '1-3', 2: '1-3', 3: '1-2' } }];
    const { tick, lines, alternative, library } = await open({ episodes }, 'Ended');
    await tick();
    expect(lines()).toEqual(['Up to date']);
    expect(alternative()?.label).toBe('Mark the show as seen');
    alternative()?.run();
    expect(library().marks).toMatchObject([{ id: 1, media_type: 'tv' }]);
    await tick();
    expect(lines()).toEqual(['Up to date']);
  });

  it('asks for the season behind where it is not known, the same day (product.md, Up next: asked)', async () => {
    const { clock, lines, markEpisodes, asked } = await open({ episodes: [{ id: 1, seasons: { 1: '1' } }] });
    for (const season of SEASONS.slice(0, 2)) markEpisodes.tickAll({ title, season });
    await clock.settle();
    expect(lines()).toEqual(['Not checked yet']);
    await clock.advance(1_000);
    expect(lines()).toEqual(['S3 E1']);
    expect(asked).toEqual([
      [1, [1, 2]],
      [1, [2, 3, 1]],
    ]);
  });

  it('goes back to a gap where nothing is behind (product.md, Shows: next)', async () => {
    const { lines, tick } = await open({ episodes: [{ id: 1, seasons: { 1: '1-3', 2: '1-2', 3: '1-3' } }] });
    expect(lines()).toEqual(['S2 E3']);
    await tick();
    expect(lines()).toEqual(['Up to date']);
  });
});
