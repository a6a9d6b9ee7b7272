import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredTitle } from '../saved-title.ts';
import { foundTitles } from './found-titles.ts';

const named = (...names: readonly string[]): readonly StoredTitle[] =>
  names.map((title, index) => ({ id: index + 1, title }));
const found = (text: string, ...names: readonly string[]) =>
  foundTitles(named(...names), text).map(({ title }) => title);

afterEach(() => void vi.restoreAllMocks());

describe('finding in a list (product.md, Lists: find)', () => {
  it.each([
    ['tok', 'Tōkyō Story'],
    ['TOKYO', 'Tōkyō Story'],
    ['story tok', 'Tōkyō Story'],
    ['  story   tok ', 'Tōkyō Story'],
    ['the matrix', 'The Matrix'],
    ['matrix the', 'The Matrix'],
    ['oceans', 'Ocean’s Eleven'],
    ["ocean's", 'Oceans Eleven'],
    ['avventura', "L'Avventura"],
    ['spiderman', 'Spider-Man: No Way Home'],
    ['spider-man', 'Spider Man'],
    ['walle', 'WALL·E'],
    ['swat', 'S.W.A.T.'],
    ['tom and jerry', 'Tom & Jerry'],
    ['tom & jerry', 'Tom and Jerry'],
    ['coeur', 'Le Cœur'],
    ['strasse', 'Straße'],
    ['神隠', '千と千尋の神隠し'],
    ['부산', '부산행'],
    ['שלום', 'שלום'],
    ['\u200fשלום', 'שלום'],
    ['\u0645\u06cc\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
    // Letters that have no plain one in Unicode.
    ['thor', 'Þór'],
    ['ÞÓR', 'Thor'],
    ['eid', 'Eið'],
    ['harga', 'Ħarġa'],
    ['tarfala', 'Ŧarfala'],
    ['sapmi nga', 'Sápmi ŋa'],
    ['lodz', 'Łódź'],
    ['istanbul', 'İstanbul'],
    ['isik', 'Işık'],
    ['stra\u00dfe', 'STRASSE'],
    ['viet nam dau', 'Việt Nam Đâu'],
    ['kana', 'Káŋa'],
    ['por', 'Þór'],
    ['foroe', 'Forø'],
    ['ganca', 'Gəncə'],
    ['еж', 'Ёж в тумане'],
    ['ёж', 'Еж в тумане'],
    ['иван', 'Йван'],
    ['οδυσσευς', 'Οδυσσεύς'],
    ['Ὀδυσσεύσ', 'Οδυσσευς'],
    // Arabic without hamza, vowels and lines; Persian letters; the other way round, too.
    ['احمد', 'أحمد'],
    ['أحمد', 'احمد'],
    ['الاسلام', 'الإسلام'],
    ['اخر', 'آخر'],
    ['موسسه', 'مؤسسة'],
    ['شاطي', 'شاطئ'],
    ['سما', 'سماء'],
    ['مدرسه', 'مدرسة'],
    ['على', 'علي'],
    ['محمد', 'مُحَمَّد'],
    ['مُحَمَّد', 'محمد'],
    ['محمد', 'محـــمد'],
    ['كتاب', 'کتاب'],
    ['ایران', 'ايران'],
    ['الرحمن', 'ٱلرَّحْمَٰن'],
    ['الله', 'ﷲ'],
    // Hebrew without points, and a letter at a word's end.
    ['שלום', 'שָׁלוֹם'],
    ['שָׁלוֹם', 'שלום'],
    ['מלך', 'מלכים'],
    // Marks that tell words apart count for those who write them, and only for them.
    ['हद', 'हिंदी'],
    ['हिंदी', 'हिंदी'],
    ['เสยง', 'เสียง'],
    // Widths, digits, signs.
    ['アニメ', 'ｱﾆﾒ'],
    ['ガンダム', 'ｶﾞﾝﾀﾞﾑ'],
    ['らんま', 'ランマ'],
    ['umbra 9', 'ＵＭＢＲＡ ９'],
    ['2001', '٢٠٠١ أوديسا'],
    ['१९', '19'],
    ['hawaii', 'Hawaiʻi'],
    ['hawai’i', 'Hawaiʻi'],
    ['spider-man', 'Spider\u2011Man'],
    ['spider\u2013man', 'Spider\uff0dMan'],
    ['🎈', 'Up 🎈'],
    ['❤', 'I ❤\ufe0f Huckabees'],
    ['❤\ufe0f huck', 'I ❤ Huckabees'],
    ['!!!', 'Well!!!'],
    ['untitled', ''],
  ])('%j finds %j', (text, name) => expect(found(text, name)).toEqual([name]));

  it.each([
    ['tokyo', 'Kyoto'],
    ['alien', 'Lien'],
    ['ant', 'Roman Tales'],
    ['story x', 'Tōkyō Story'],
    ['🎈', 'Up'],
    ['हिदी', 'हद'],
    ['ガンダム', 'カンタム'],
    ['thor', 'Tor'],
    ['20', '٢١'],
    ['❤\ufe0f', '⭐\ufe0f'],
    ['a'.repeat(2_000), 'Aaaa'],
  ])('%j does not find %j', (text, name) => expect(found(text, name)).toEqual([]));

  it.each(['', '   ', '\n\t'])('%j finds everything: the same list', (text) => {
    const titles = named('Alien', 'Heat');
    expect(foundTitles(titles, text)).toBe(titles);
  });

  it('finds shows by their names, in the order of the list', () => {
    const titles = [{ id: 2, name: 'Alien Nation' }, { id: 3 }, { id: 1, title: 'Aliens' }];
    expect(foundTitles(titles, 'alien').map(({ id }) => id)).toEqual([2, 1]);
  });

  it('finds each name by itself, and by its words in any order', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const name = words.join(' ');
        if (name.trim() === '') return;
        expect(found(name, name)).toEqual([name]);
        expect(found(words.toReversed().join(' '), name)).toEqual([name]);
      }),
    );
  });

  it('folds each of 10,000 names once, whatever is typed', () => {
    const fold = vi.spyOn(String.prototype, 'normalize');
    const titles = named(...Array.from({ length: 10_000 }, (_, index) => `Tōkyō Story ${index}`));
    for (const text of ['t', 'to', 'tok', 'tok 9', 'tok 99', 'nothing of it', 'é'.repeat(2_000)])
      foundTitles(titles, text);
    // Three forms of each name, and the last text.
    expect(fold.mock.calls.length).toBeLessThanOrEqual(3 * titles.length + 1);
  });
});

describe('finding by other names (product.md, Titles in one’s language: find)', () => {
  const PATE = { id: 1, title: 'Der Pate' };
  const titles: readonly StoredTitle[] = [PATE, { id: 2, title: 'Ebbe' }];
  const namesOf = (title: StoredTitle) =>
    title === PATE ? { english: 'The Godfather', original: 'Il padrino' } : undefined;

  it.each(['pate', 'godfather', 'padrino', 'Der Godfather'])('%s finds it', (text) => {
    expect(foundTitles(titles, text, namesOf)).toEqual([PATE]);
  });

  it('what is not known of a title is not found', () => {
    expect(foundTitles(titles, 'godfather')).toEqual([]);
    expect(foundTitles(titles, 'low tide', namesOf)).toEqual([]);
  });
});
