import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { matchTitlesOf } from '#fixtures/import/match-titles-of.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';
import { watchMatching } from '#fixtures/import/watch-matching.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import type { RememberedAnswer } from '../../ports/memories/match-memory.ts';

const FILM = aTitle({ id: 7, title: 'Another Film', release_date: '1990-01-01' });
const SHOW = aTitle({ id: 7, media_type: 'tv', name: 'Nine Dials', first_air_date: '2024-03-01' });

/** What becomes of a title whose number is that of a film, and by whose name a show is found; and what was asked for. */
const match = async (fields: Partial<ImportedTitle>, memory = new MemoryAnswers<RememberedAnswer>()) => {
  const clock = new VirtualClock();
  const asked: string[] = [];
  const catalog = { fetchDetails: async () => ({ ...FILM, genres: [], created_by: [] }) };
  const findByName: TitleFinder['findByName'] = async ({ name, media_type = 'any' }) => {
    asked.push(`${name}, ${media_type}`);
    return { titles: [SHOW], hasMore: false };
  };
  const titles = [anImportedTitle({ media_type: 'movie', ids: { tmdb: 7 }, ...fields })];
  const watched = watchMatching(
    matchTitlesOf({ catalog, finder: stubFinder({ findByName }), memory, clock }).execute({ titles }),
  );
  await clock.advance(10_000);
  return { match: watched.last().matches[0], asked };
};

describe('a show’s number that is read as a film’s (product.md, Import: another title)', () => {
  it('leads to a choice, the show of that name first, and none is chosen', async () => {
    const { match: matched, asked } = await match({ name: 'Nine Dials', year: 2024 });
    expect(asked).toEqual(['Nine Dials, any']);
    expect(matched).toMatchObject({
      kind: 'undecided',
      isDoubtful: true,
      candidates: [{ name: 'Nine Dials' }, { id: 7 }],
    });
  });

  it('is not asked about again: its questions are remembered too (product.md, Import: remembered)', async () => {
    const memory = new MemoryAnswers<RememberedAnswer>();
    await match({ name: 'Nine Dials', year: 2024 }, memory);
    const again = await match({ name: 'Nine Dials', year: 2024 }, memory);
    expect(again.asked).toEqual([]);
    expect(again.match).toMatchObject({ kind: 'undecided', isDoubtful: true });
  });

  it('is the film where the year agrees: its name may be a translation', async () => {
    expect((await match({ name: 'Ein anderer Film', year: 1990 })).match).toMatchObject({ kind: 'found' });
  });
});
