import { expect, it } from 'vitest';
import { questionKey, type TitleQuestion } from './title-question.ts';

const QUESTIONS: readonly TitleQuestion[] = [
  { kind: 'title', title: { media_type: 'movie', id: 603 } },
  { kind: 'title', title: { media_type: 'tv', id: 603 } },
  { kind: 'number', id: 603 },
  { kind: 'foreign', id: { service: 'tvdb', id: 603 } },
  { kind: 'foreign', id: { service: 'imdb', id: 'tt0000603' } },
  { kind: 'name', name: '603' },
  { kind: 'name', name: '603', year: 1999 },
  { kind: 'name', name: '603', media_type: 'tv' },
  { kind: 'name', name: '603', media_type: 'tv', year: 1999 },
];

it('tells each question from every other', () => {
  expect(new Set(QUESTIONS.map(questionKey)).size).toBe(QUESTIONS.length);
});

it('is the same for names that are compared as the same', () => {
  expect(questionKey({ kind: 'name', name: 'The Matrix', year: 1999 })).toBe(
    questionKey({ kind: 'name', name: 'matrix', year: 1999 }),
  );
});
