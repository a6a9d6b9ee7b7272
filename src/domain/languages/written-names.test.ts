import { describe, expect, it } from 'vitest';
import { isPlaceholder, isReadable } from './written-names.ts';

describe('a placeholder is no name (product.md, Titles in one’s language: placeholders)', () => {
  it.each([
    ['Folge 5', 5],
    ['Episode 5', 5],
    ['Épisode 5', 5],
    ['E\u0301pisode 12', 12],
    ['エピソード5', 5],
    ['第5話', 5],
    ['الحلقة 5', 5],
    ['الحلقة ٥', 5],
    ['\u200Fالحلقة 5', 5],
    ['Эпизод 5', 5],
    ['5. Bölüm', 5],
    ['에피소드 5', 5],
    [' FOLGE 5 ', 5],
  ])('%s', (name, number) => {
    expect(isPlaceholder(name, number)).toBe(true);
  });

  it.each([
    ['Folge 5', 6],
    ['Folge mir', 5],
    ['Kapitel 5', 5],
    ['Episode 5: The Return', 5],
    ['5', 5],
    ['', 5],
  ])('%s is one', (name, number) => {
    expect(isPlaceholder(name, number)).toBe(false);
  });
});

describe('the letters of a language (product.md, Titles in one’s language: names)', () => {
  it.each([
    ['Der Pate', 'de-DE', true],
    ['七人の侍', 'de-DE', false],
    ['七人の侍', 'ja-JP', true],
    ['NARUTO -ナルト-', 'ja-JP', true],
    ['The Godfather', 'ja-JP', false],
    ['العراب', 'ar', true],
    ['العراب', 'fr-CA', false],
    ['기생충', 'ko-KR', true],
    ['1917', 'ar', true],
    ['Крестный отец', 'uk-UA', true],
    ['The Godfather', 'qq', true],
  ])('%s is read in %s: %s', (name, language, isRead) => {
    expect(isReadable(name, language)).toBe(isRead);
  });
});
