import { expect, it } from 'vitest';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { questionsOf } from './questions-of.ts';

it.each([
  ['Hotel Perihelion 2021', undefined, [{ name: 'Hotel Perihelion', year: 2021 }]],
  ['Dust Parade, 1968', undefined, [{ name: 'Dust Parade', year: 1968 }]],
  ['Dust Parade - 1968', undefined, [{ name: 'Dust Parade', year: 1968 }]],
  ['Space: 1999', undefined, [{ name: 'Space', year: 1999 }]],
  ['Death Race 2000', 1975, []],
  ['Mill Street (UK)', 1989, [{ name: 'Mill Street', year: 1989 }]],
  ['Mill Street [UK]', undefined, [{ name: 'Mill Street' }]],
  ['City of Children, The (Cité des enfants, La)', 1995, [{ name: 'The City of Children', year: 1995 }]],
  ['Nine Dials (2024)', 2030, [{ name: 'Nine Dials', year: 2030 }]],
  ['1984', undefined, []],
  ['(500)', undefined, []],
  ['Blade 3000', undefined, []],
  ['Dust Parade', 1968, []],
])('%j of %j is also looked for as %j (product.md, Import: searches)', (name, year, variants) => {
  const title = { name, ...(year !== undefined && { year }) };
  const questions = questionsOf(anImportedTitle(title));
  expect(questions).toEqual([title, ...variants].map((each) => ({ kind: 'name', ...each })));
});
