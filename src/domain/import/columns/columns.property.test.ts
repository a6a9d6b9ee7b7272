import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeBy } from '#fixtures/import/reading-of.ts';
import { COLUMN_ROLES, SEVERAL, WORD_MEANINGS, type ColumnChoice, type TableChoices } from './table-choices.ts';

const COLUMNS = 5;

/** Whatever may be in a cell. A cell has neither the ends of lines nor what is between cells. */
const cell = fc
  .oneof(
    fc.constantFrom(
      '',
      'Umbra',
      '2021',
      '3/4/21',
      '2024-03-14',
      'tt9000001',
      '8',
      '4/5',
      'yes',
      'no',
      'S01E02',
      'Seen',
    ),
    fc.constantFrom('__proto__', '\u200E', '1e9', '-1', '45365', '="1"', 'https://www.themoviedb.org/tv/7'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  .map((text) => text.replaceAll(/[",;\t|\r\n]/g, ' '));
const rows = fc.array(fc.array(cell, { minLength: COLUMNS, maxLength: COLUMNS }), { minLength: 1, maxLength: 12 });
const columns = fc.array(
  fc.record<ColumnChoice>(
    {
      role: fc.constantFrom(...COLUMN_ROLES),
      words: fc.array(fc.tuple(cell, fc.constantFrom(...WORD_MEANINGS.state, ...WORD_MEANINGS.kind))),
    },
    { requiredKeys: [] },
  ),
  { maxLength: COLUMNS + 1 },
);
/** With a name that says titles: another table with links in it is read as lines. */
const HEADER = 'Title,Bb,Cc,Dd,Ee';
const tableOf = (cells: readonly (readonly string[])[]): string =>
  [HEADER, ...cells.map((row) => row.join(','))].join('\n');
const read = (cells: readonly (readonly string[])[], choices: TableChoices) =>
  outcomeBy(parsed({ 'films.csv': tableOf(cells) }), () => choices, { dateOrder: 'day-first' });

/** The places of the columns that are read: of one thing the first ones. */
const readPlaces = ({ columns: all }: TableChoices): ReadonlySet<number> =>
  new Set(
    COLUMN_ROLES.flatMap((role) =>
      all.flatMap((column, at) => (column.role === role ? [at] : [])).slice(0, SEVERAL[role] ?? 1),
    ),
  );

describe('what is chosen of a table (product.md, Import: columns)', () => {
  it('never makes reading throw, whatever is in the table', () => {
    fc.assert(
      fc.property(rows, columns, (cells, chosen) => {
        expect(['read', 'refused']).toContain(read(cells, { columns: chosen }).kind);
      }),
      runs(300),
    );
  });

  it('is exactly what is read: what else is in the table changes nothing', () => {
    fc.assert(
      fc.property(rows, columns, cell, (cells, chosen, other) => {
        const choices = { columns: chosen };
        const places = readPlaces(choices);
        const filled = (text: string) => cells.map((row) => row.map((own, at) => (places.has(at) ? own : text)));
        const reading = (text: string) => {
          const outcome = read(filled(text), choices);
          return outcome;
        };
        expect(reading(`x ${other}`)).toEqual(reading('x'));
      }),
      runs(300),
    );
  });

  it('says of a word that was not told nothing that is kept: it never goes to the watchlist', () => {
    fc.assert(
      fc.property(
        fc.array(
          cell.filter((text) => text.trim() !== '' && !text.includes('"') && !text.includes('=')),
          { minLength: 1 },
        ),
        (states) => {
          const cells = states.map((state, at) => [`Umbra ${at}`, state, '2024-03-14', '', '']);
          const choices: TableChoices = {
            columns: [{ role: 'title' }, { role: 'state', words: [] }, { role: 'added' }],
          };
          for (const name of ['films.csv', 'watchlist.csv']) {
            const outcome = outcomeBy(parsed({ [name]: tableOf(cells) }), () => choices);
            expect(
              outcome.kind === 'read' && outcome.reading.titles.filter(({ listedAt }) => listedAt !== undefined),
            ).toEqual([]);
          }
        },
      ),
      runs(200),
    );
  });
});
