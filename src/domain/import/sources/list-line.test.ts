import { describe, expect, it } from 'vitest';
import { readLine } from './list-line.ts';

const DUST = { name: 'Dust Parade', year: 1968 };
/** What a title is read as, without what the file's other lines need. */
const titleIn = (line: string) => {
  const read = readLine(line);
  if (read?.kind !== 'title') return read;
  const { kind: _, isDated: __, ...title } = read;
  return title;
};

describe('a line of a list (product.md, Import: plain list)', () => {
  it.each([
    'Dust Parade (1968)',
    'Dust Parade [1968]',
    'Dust Parade(1968)',
    'Dust Parade, 1968',
    'Dust Parade - 1968',
    'Dust Parade – 1968',
    'Dust Parade | 1968',
    'Dust Parade\t1968',
    'Dust Parade; 1968',
    '| Dust Parade | 1968 |',
    '3. Dust Parade (1968)',
    '3.) Dust Parade (1968)',
    '03 - Dust Parade (1968)',
    '#3 Dust Parade (1968)',
    '3\tDust Parade\t1968',
    '- [x] Dust Parade (1968)',
    '* **Dust Parade** (1968)',
    '1. *Dust Parade* (1968)',
    '- [Dust Parade](https://films.example/dust-parade) (1968)',
    '- [Dust Parade (1968)](https://films.example/dust-parade "Dust")',
    '> Dust Parade (1968)',
    '☐ Dust Parade (1968)',
    '🎬 Dust Parade (1968)',
    'Dust Parade (1968),',
    'Dust Parade (1968) - trailer: https://videos.example/w?v=abc',
    'Dust Parade (1968) https://films.example/dust-parade',
    'Dust Parade (1968) — with Bo, on the big screen',
    'Dust Parade (1968) (restored)',
    'Dust Parade (1968)\r',
    'Dust Parade ( 1968 )',
    'Dust Parade (A. Vale, 1968)',
    'Dust Parade (1968, dir. A. Vale)',
    'Dust Parade / 1968',
    '1968 - Dust Parade',
    '(1968) Dust Parade',
    '1.Dust Parade (1968)',
    '•Dust Parade (1968)',
    'Dust Parade (1968) tt80001011',
  ])('%j is a title of its year', (line) => expect(titleIn(line)).toEqual(DUST));

  it.each([
    ['Dust Parade [1968] [8]', 8, undefined],
    ['Dust Parade (1968) 8/10', 8, 10],
    ['Dust Parade (1968) - 4.5/5', 4.5, 5],
    ['Dust Parade (1968): 8', 8, undefined],
    ['Dust Parade (1968) (8,5)', 8.5, undefined],
    ['Dust Parade (1968) ★★★★½', 4.5, 5],
    ['Dust Parade (1968) ★★★☆☆', 3, 5],
    ['Dust Parade (1968) | 80%', 80, 100],
    ['Dust Parade (1968) ⭐️⭐️⭐️', 3, 5],
    ['Dust Parade (1968) - 8/10 - loved it', 8, 10],
    ['Dust Parade, 1968, 8/10', 8, 10],
    ['| Dust Parade | 1968 | 8 |', 8, undefined],
  ])('%j has a rating', (line, value, best) => {
    expect(titleIn(line)).toEqual({ ...DUST, rating: { value, ...(best !== undefined && { best }) } });
  });

  it.each([
    ['Dust Parade 8/10', { name: 'Dust Parade', rating: { value: 8, best: 10 } }],
    ['Dust Parade - ★★★★', { name: 'Dust Parade', rating: { value: 4, best: 5 } }],
    ['Dust Parade [8]', { name: 'Dust Parade', rating: { value: 8 } }],
    ['Mill Street (UK) (1989)', { name: 'Mill Street (UK)', year: 1989 }],
    ['Nine Dials (2024 TV series)', { name: 'Nine Dials', year: 2024, media_type: 'tv' }],
    ['Nine Dials (2024–2025)', { name: 'Nine Dials', year: 2024 }],
    ['Tin Admiral, The (1963)', { name: 'The Tin Admiral', year: 1963 }],
    ['King&#039;s Road (1977)', { name: "King's Road", year: 1977 }],
    ['Dust Parade 9,5/10', { name: 'Dust Parade', rating: { value: 9.5, best: 10 } }],
    ['Dust Parade – 9.5/10', { name: 'Dust Parade', rating: { value: 9.5, best: 10 } }],
    ['District 9, 8/10', { name: 'District 9', rating: { value: 8, best: 10 } }],
    ['Dust Parade ****', { name: 'Dust Parade', rating: { value: 4, best: 5 } }],
    ['Dust Parade（1968）', DUST],
    ['Dust Parade {1968}', DUST],
    ['Dust Parade (1968年)', DUST],
    ['Dust Parade (1968 г.)', DUST],
    ['Dust Parade (film de 1968)', { ...DUST, media_type: 'movie' }],
    ['\u200EDust Parade (\u200E1968)', DUST],
    ['1\uFE0F\u20E3 Dust Parade (1968)', DUST],
    ['🎬Dust Parade (1968)', DUST],
    ['1- Dust Parade (1968)', DUST],
    ['Nr. 1: Dust Parade (1968)', DUST],
    ['300: Rise of the Dust', { name: '300: Rise of the Dust' }],
    ['M*A*S*H (1970)', { name: 'M*A*S*H', year: 1970 }],
    ['1984 (1984)', { name: '1984', year: 1984 }],
    ['2001: A Space Odyssey', { name: '2001: A Space Odyssey' }],
    ['Fahrenheit 9/11', { name: 'Fahrenheit 9/11' }],
    ['Hotel Perihelion 2021', { name: 'Hotel Perihelion 2021' }],
    ['1917', { name: '1917' }],
    ['12 Angry Men', { name: '12 Angry Men' }],
    ['Velvet Rope, Broken Chair', { name: 'Velvet Rope, Broken Chair' }],
    [`${'Night of the Day '.repeat(11)}(1991)`, { name: 'Night of the Day '.repeat(11).trim(), year: 1991 }],
  ])('%j is read as %j', (line, title) => expect(titleIn(line)).toEqual(title));

  it.each([
    'My list for the winter holidays, in no particular order, with thanks to everybody who sent me something to add',
    'https://films.example/dust-parade',
    'The list is at www.films.example',
    'Comedies:',
    '<li>Dust Parade</li>',
    'const films = read();',
    '2024-03-01 12:00:00 started',
    'Title | Year',
    'a '.repeat(300),
  ])('%j cannot be read', (line) => expect(readLine(line)?.kind).toBe('unreadable'));

  it.each(['', '   ', '# Comedies', '---', '* * *', '=====', '|---|---|', '```text'])('%j says nothing', (line) =>
    expect(readLine(line)).toBeUndefined(),
  );
});
