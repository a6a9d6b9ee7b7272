import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';

const titlesOf = (name: string, text: string) => readingOf({ [name]: text }).titles;

describe('a list of names (product.md, Import: plain list)', () => {
  it.each([
    ['Megalopolis (2024)', 'Megalopolis', 2024],
    ['12. Megalopolis [2024]', 'Megalopolis', 2024],
    ['- [x] Megalopolis(2024)', 'Megalopolis', 2024],
    ['• 2001: A Space Odyssey (1968)', '2001: A Space Odyssey', 1968],
    ['12 Angry Men (1957)', '12 Angry Men', 1957],
    ['(500) Days of Summer (2009)', '(500) Days of Summer', 2009],
    ['Good Night, and Good Luck. (2005)', 'Good Night, and Good Luck.', 2005],
    ['"Sr." (2022)', '"Sr."', 2022],
    ['Umbra (0001)', 'Umbra', undefined],
  ])('%j', (line, name, year) => {
    expect(titlesOf('films.txt', `${line}\n`)).toEqual([
      { name, ...(year === undefined ? {} : { year }), ids: {}, listedAt: null },
    ]);
  });

  it('may have quotes that are never closed, which are no matter in lines', () => {
    const [file] = parsed({ 'films.txt': '"Umbra (1984)\nUmbra (2021)' });
    const content = file?.content;
    if (content?.kind !== 'text') throw new Error('It is a text.');
    expect(outcomeOf([{ name: 'films.txt', content: { ...content, isDamaged: true } }])).toMatchObject({
      kind: 'read',
    });
  });

  it.each([
    ['half of its lines have years', 'films.text', 'Umbra (1984)\nUmbra', 2],
    ['it is a text that the visitor chose', 'films.txt', 'Umbra\nPaper Lions\nSalt Road', 3],
  ])('is one where %s', (_, name, text, count) => expect(titlesOf(name, text)).toHaveLength(count));

  it.each([
    [
      'a sentence',
      'My list for the winter holidays, in no particular order, with thanks to everybody who sent me something',
    ],
    ['a link', 'https://films.example/list/12'],
    ['a heading', 'For rainy days:'],
    ['a long name without a year', 'Umbra of the Night '.repeat(10).trim()],
  ])('has %s left out, and the rest brought', (_, line) => {
    const text = ['Umbra (1984)', line, 'Paper Lions', 'Salt Road, 1968'].join('\n');
    expect(readingOf({ 'films.txt': text })).toMatchObject({
      titles: [{ name: 'Umbra', year: 1984 }, { name: 'Paper Lions' }, { name: 'Salt Road', year: 1968 }],
      leftOut: [{ name: line, reason: 'unreadable' }],
    });
  });

  it.each([
    ['of ten, where one is above five', '[8]', '[3]', [8, 3]],
    ['of five stars, where none is', '[4]', '[3.5]', [8, 7]],
    ['of what they say', '4/5', '3/10', [8, 3]],
  ])('has ratings behind its titles, %s, which are not listed as well', (_, one, other, ratings) => {
    const text = `Umbra [1984] ${one}\nSalt Road (1968) ${other}\nPaper Lions (1977)`;
    const { titles } = readingOf({ 'films.txt': text });
    expect(titles.slice(0, 2)).toEqual([
      { name: 'Umbra', year: 1984, ids: {}, rating: ratings[0] },
      { name: 'Salt Road', year: 1968, ids: {}, rating: ratings[1] },
    ]);
    expect(titles[2]).toMatchObject({ listedAt: null });
    expect(readingOf({ 'seen.txt': text }).titles[0]).toMatchObject({ rating: ratings[0], seenAt: null });
  });

  it.each([
    [
      'prose',
      'I went to see a film last night, and it was about a parade that\nraises so much dust that nobody sees where it goes in the end, and\nthat was the best of it. The rest was long, loud and far too bright.',
    ],
    ['a page', '<div class="list">\n<p>Umbra</p>\n<p>Paper Lions</p>\n</div>'],
    [
      'code',
      'import { films } from "./films";\nconst seen = films.filter();\nfor (const film of seen) {\n  show(film);\n}',
    ],
    ['a log', '2024-03-01 12:00:01 INFO started\n2024-03-01 12:00:02 INFO read\n2024-03-01 12:00:03 ERROR no'],
    ['links', 'https://films.example/1\nhttps://films.example/2\nUmbra (1984)'],
  ])('is not %s, which is refused', (_, text) => {
    expect(outcomeOf(parsed({ 'films.txt': text }))).toMatchObject({ kind: 'refused', refusal: 'unknown' });
  });

  it.each([
    ['fewer have years, in a file of another kind', 'films.text', 'Umbra (1984)\nUmbra\nPaper Lions'],
    ['its lines are long', 'films.txt', `${'a '.repeat(51)}\nUmbra (1984)`],
    ['it has addresses', 'films.txt', 'https://example.com/list/12'],
  ])('is none where %s', (_, name, text) => {
    expect(outcomeOf(parsed({ [name]: text }))).toEqual({ kind: 'refused', refusal: 'unknown', fileName: name });
  });

  it('is not what an archive brings along without years', () => {
    expect(outcomeOf(parsed({ 'readme.txt': 'Hello\nYou' }, 'all.zip'))).toMatchObject({ refusal: 'unknown' });
    expect(outcomeOf(parsed({ 'films.txt': 'Umbra (1984)' }, 'all.zip'))).toMatchObject({ kind: 'read' });
  });
});
