import { expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { RememberedAnswer } from '../../ports/memories/match-memory.ts';
import { AnswerBook } from './answer-book.ts';

const question = { kind: 'name', name: 'Cidade de Deus', year: 2002 } as const;

const books = () => {
  let language: string | undefined;
  const deps = { matchMemory: new MemoryAnswers<RememberedAnswer>(), clock: new VirtualClock() };
  return {
    book: new AnswerBook({ ...deps, titleLocale: () => ({ language }) }),
    choose: (chosen?: string) => void (language = chosen),
  };
};

it('has for each language of titles what was answered in it (product.md, Titles in one’s language: imports)', async () => {
  const { book, choose } = books();
  const recalled = async () => [...(await book.recall([question])).values()].flat().map(({ title }) => title);
  book.remember(question, []);
  choose('de-DE');
  expect((await book.recall([question])).size).toBe(0);
  book.remember(question, [aTitle({ id: 1, title: 'Stadt Gottes' })]);
  expect(await recalled()).toEqual(['Stadt Gottes']);
  choose();
  expect([(await book.recall([question])).size, await recalled()]).toEqual([1, []]);
});

it('remembers what a title is called where it was made: a second time it is as certain (product.md, Import: remembered)', async () => {
  const { book } = books();
  const told = book.remember(question, [
    { ...aTitle({ id: 1, title: 'City of God' }), originalName: 'Cidade de Deus' },
  ]);
  expect(told).toMatchObject([{ id: 1, originalName: 'Cidade de Deus' }]);
  expect([...(await book.recall([question])).values()]).toMatchObject([[{ id: 1, originalName: 'Cidade de Deus' }]]);
});
