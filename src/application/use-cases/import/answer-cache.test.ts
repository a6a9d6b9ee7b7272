import { expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { RememberedAnswer } from '../../ports/memories/match-memory.ts';
import { AnswerCache } from './answer-cache.ts';

const question = { kind: 'name', name: 'Cidade de Deus', year: 2002 } as const;

const caches = () => {
  let language: string | undefined;
  const deps = { matchMemory: new MemoryAnswers<RememberedAnswer>(), clock: new VirtualClock() };
  return {
    cache: new AnswerCache({ ...deps, titleLocale: () => ({ language }) }),
    choose: (chosen?: string) => void (language = chosen),
  };
};

it('has for each language of titles what was answered in it (product.md, Titles in one’s language: imports)', async () => {
  const { cache, choose } = caches();
  const recalled = async () => [...(await cache.recall([question])).values()].flat().map(({ title }) => title);
  cache.remember(question, []);
  choose('de-DE');
  expect((await cache.recall([question])).size).toBe(0);
  cache.remember(question, [aTitle({ id: 1, title: 'Stadt Gottes' })]);
  expect(await recalled()).toEqual(['Stadt Gottes']);
  choose();
  expect([(await cache.recall([question])).size, await recalled()]).toEqual([1, []]);
});

it('remembers what a title is called where it was made: a second time it is as certain (product.md, Import: remembered)', async () => {
  const { cache } = caches();
  const told = cache.remember(question, [
    { ...aTitle({ id: 1, title: 'City of God' }), originalName: 'Cidade de Deus' },
  ]);
  expect(told).toMatchObject([{ id: 1, originalName: 'Cidade de Deus' }]);
  expect([...(await cache.recall([question])).values()]).toMatchObject([[{ id: 1, originalName: 'Cidade de Deus' }]]);
});
