import { expect, it, vi } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { noting } from './noting-answerer.ts';
import type { Question } from './question.ts';

const QUESTION: Question = {
  call: 'fetchCredits',
  path: '/movie/603/credits',
  about: [],
  signal: new AbortController().signal,
};
const passing = { answer: <T>(_: Question, rightAnswer: () => Promise<T>) => rightAnswer() };

// product.md, Report: failures.
it('notes a failure with its path, and fails as before', async () => {
  const note = vi.fn();
  const log = { warn: () => undefined, error: () => undefined, note };
  const failure = new CatalogError({ kind: 'http', status: 503 });
  await expect(noting(passing, log).answer(QUESTION, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(note.mock.calls).toEqual([['request', failure, '/movie/603/credits']]);
});

it('notes neither an answer nor a call that was called off', async () => {
  const note = vi.fn();
  const log = { warn: () => undefined, error: () => undefined, note };
  expect(await noting(passing, log).answer(QUESTION, async () => 7)).toBe(7);
  const aborted = new DOMException('x', 'AbortError');
  await expect(noting(passing, log).answer(QUESTION, () => Promise.reject(aborted))).rejects.toBe(aborted);
  expect(note).not.toHaveBeenCalled();
});
