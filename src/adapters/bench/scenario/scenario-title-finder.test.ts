import { describe, expect, it } from 'vitest';
import { titleFinderContract } from '#application/ports/catalog/title-finder.contract.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { knownEpisodes, knownTitles } from '#fixtures/known-titles.ts';
import { expectMisbehaviour } from '#fixtures/scenario/expect-misbehaviour.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import { scenarioData } from './scenario-data.ts';

const data = generateCatalogue();

for (const names of [[], ['no-images'], ['extreme-text', 'no-images']] as const) {
  const known = knownTitles(scenarioData(names, data));
  titleFinderContract(`${names.join('+')}: the finder`, () => ({
    finder: inScenario(...names).finder,
    known,
    episodes: knownEpisodes(data),
  }));
}

const never = () => new AbortController().signal;
const [TITLE] = knownTitles(data);
const [EPISODE] = knownEpisodes(data);
const byId = (finder: TitleFinder) => finder.findById({ service: 'imdb', id: TITLE!.imdb }, never());
const byName = (finder: TitleFinder) => finder.findByName({ name: TITLE!.name }, never());

expectMisbehaviour('the finder’s answers', ({ finder }) => [
  byId(finder),
  byName(finder),
  finder.findEpisode(EPISODE!.tvdb, never()),
]);

describe('the finder of a scenario (product.md, QA: scenarios)', () => {
  it('empty: no search has anything in it; a number still finds a title of which little is known', async () => {
    const { finder } = inScenario('empty');
    expect(await byName(finder)).toEqual({ titles: [], hasMore: false });
    expect(await byId(finder)).toMatchObject([{ id: TITLE!.id, overview: '' }]);
  });

  it('huge: copies have numbers of their own', async () => {
    const { finder } = inScenario('huge');
    const { titles, hasMore } = await finder.findByName({ name: 'a', media_type: 'movie' }, never());
    expect([titles.length, hasMore]).toEqual([20, true]);
  });
});
