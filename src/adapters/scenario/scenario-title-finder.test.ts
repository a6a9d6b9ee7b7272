import { describe, expect, it } from 'vitest';
import { titleFinderContract } from '#application/ports/title-finder.contract.ts';
import type { TitleFinder } from '#application/ports/title-finder.ts';
import { failureOf } from '#domain/catalog-failure.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { knownTitles } from '#fixtures/known-titles.ts';
import { inScenario } from '#fixtures/scenario/in-scenario.ts';
import { scenarioData } from './scenario-data.ts';
import type { ScenarioName } from './scenario-name.ts';

const data = generateCatalogue();

for (const names of [[], ['no-images'], ['extreme-text', 'no-images']] as const) {
  const known = knownTitles(scenarioData(names, data));
  titleFinderContract(`${names.join('+')}: the finder`, () => ({ finder: inScenario(...names).finder, known }));
}

const never = () => new AbortController().signal;
const [TITLE] = knownTitles(data);
const byId = (finder: TitleFinder) => finder.findById({ service: 'imdb', id: TITLE!.imdb }, never());
const byName = (finder: TitleFinder) => finder.findByName({ name: TITLE!.name }, never());
const outcome = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => failureOf(error),
  );

describe('the finder misbehaves as the catalogue does (product.md, QA: scenarios)', () => {
  it.each<[ScenarioName, unknown]>([
    ['offline', { kind: 'network' }],
    ['unauthorized', { kind: 'http', status: 401 }],
    ['rate-limited', { kind: 'http', status: 429, retryAfterMs: 2_000 }],
    ['server-error', { kind: 'http', status: 500 }],
    ['not-found', { kind: 'http', status: 404 }],
    ['trending-fails', 'answered'],
  ])('%s', async (name, expected) => {
    const { finder } = inScenario(name);
    expect(await outcome(byId(finder))).toEqual(expected);
    expect(await outcome(byName(finder))).toEqual(expected);
  });

  it('flaky: each call works the second time', async () => {
    const { finder } = inScenario('flaky');
    expect([await outcome(byId(finder)), await outcome(byId(finder))]).toEqual([{ kind: 'network' }, 'answered']);
    expect([await outcome(byName(finder)), await outcome(byName(finder))]).toEqual([{ kind: 'network' }, 'answered']);
  });

  it('timeout: no answer comes within 30 seconds', async () => {
    const { finder, clock } = inScenario('timeout');
    const ended = outcome(byName(finder));
    await clock.advance(30_000);
    expect(await ended).toEqual({ kind: 'timeout' });
  });

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
