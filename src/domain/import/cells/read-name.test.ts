import { describe, expect, it } from 'vitest';
import { readName } from './read-name.ts';

describe('a name in a file (product.md, Import: names in files)', () => {
  it.each([
    ['Nine Dials (2024)', { name: 'Nine Dials', year: 2024 }],
    ['Nine Dials [2024]', { name: 'Nine Dials', year: 2024 }],
    ['Nine Dials (2024–2025)', { name: 'Nine Dials', year: 2024 }],
    ['Nine Dials (2024-)', { name: 'Nine Dials', year: 2024 }],
    ['Nine Dials (2024 – present)', { name: 'Nine Dials', year: 2024 }],
    ['Nine Dials (2024 TV series)', { name: 'Nine Dials', year: 2024, media_type: 'tv' }],
    ['Nine Dials (TV Mini-Series 2024-25)', { name: 'Nine Dials', year: 2024, media_type: 'tv' }],
    ['Dust Parade (1968 film)', { name: 'Dust Parade', year: 1968, media_type: 'movie' }],
    ['Dust Parade (TV Movie, 1968)', { name: 'Dust Parade', year: 1968, media_type: 'movie' }],
    ['Mill Street (UK) (1989)', { name: 'Mill Street (UK)', year: 1989 }],
    ['Mill Street (UK, 1989)', { name: 'Mill Street', year: 1989 }],
    ['Tin Admiral, The (1963)', { name: 'The Tin Admiral', year: 1963 }],
    ["Avventura, L'", { name: "L'Avventura" }],
    ['Blechtrommel, Die', { name: 'Die Blechtrommel' }],
    ['Umbra (0001)', { name: 'Umbra' }],
    ['All the King&amp;#039;s Elevators', { name: "All the King's Elevators" }],
    ['How to Be &lt;b&gt;Bold&lt;/b&gt;', { name: 'How to Be <b>Bold</b>' }],
    [String.raw`King\u0027s Elevators`, { name: "King's Elevators" }],
    [String.raw`King\'s Elevators`, { name: "King's Elevators" }],
    [String.raw`\"Sr.\"`, { name: '"Sr."' }],
    [String.raw`Caf\u00e9 Noir`, { name: 'Café Noir' }],
    ['King%27s%20Elevators', { name: "King's Elevators" }],
    ['Caf%C3%A9%20Noir%20%282024%29', { name: 'Café Noir', year: 2024 }],
    ['\u200ENine\u200B Dials\u200F', { name: 'Nine Dials' }],
    ['Nine Dials（2024）', { name: 'Nine Dials', year: 2024 }],
    ['Nine Dials {2024}', { name: 'Nine Dials', year: 2024 }],
    ['Nine Dials (2024/I)', { name: 'Nine Dials', year: 2024 }],
    ['E\u0301te\u0301', { name: '\u00c9t\u00e9' }],
  ])('%j is read as %j', (written, read) => expect(readName(written)).toEqual(read));

  it.each([
    '1984',
    '(1984)',
    '2001: A Space Odyssey',
    'Room (1408)',
    'Mill Street (UK)',
    'Apollo 13 (Part 2)',
    'Umbra (2024',
    'Good Night, and Good Luck.',
    '<b>Bold</b>',
    '100% Wolf',
    '100%de Umbra',
    String.raw`Nine \ Dials`,
    '\u0645\u06CC\u200C\u062E\u0648',
  ])('%j is a name as it is', (name) => expect(readName(name)).toEqual({ name }));

  it.each([
    [2024, { name: 'Nine Dials', year: 2024 }],
    [2025, { name: 'Nine Dials', year: 2024 }],
    [1999, { name: 'Nine Dials (2024)' }],
  ])('has another year in it than %i as a part of it', (own, read) => {
    expect(readName('Nine Dials (2024)', own)).toEqual(read);
  });
});
