import { expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import type { RememberedAnswer } from '../../ports/memories/match-memory.ts';
import { AnswerBook } from './answer-book.ts';

it('remembers what a title is called where it was made: a second time it is as certain (product.md, Import: remembered)', async () => {
  const book = new AnswerBook({ matchMemory: new MemoryAnswers<RememberedAnswer>(), clock: new VirtualClock() });
  const question = { kind: 'name', name: 'Cidade de Deus', year: 2002 } as const;
  const told = book.remember(question, [
    { ...aTitle({ id: 1, title: 'City of God' }), originalName: 'Cidade de Deus' },
  ]);
  expect(told).toMatchObject([{ id: 1, originalName: 'Cidade de Deus' }]);
  expect([...(await book.recall([question])).values()]).toMatchObject([[{ id: 1, originalName: 'Cidade de Deus' }]]);
});
