import { describe, expect, it } from 'vitest';
import { readYesNo } from './read-yes-no.ts';

describe('an answer', () => {
  it.each([
    [true, ['1x', '2 times', '3×', 'yes', 'TRUE', 'x', '1', 'ja', 'Oui', 'Sí', 'sim', 'WAHR', '✓', '3', '1.0']],
    [false, ['no', 'False', '0', 'nein', 'Non', 'Não', 'FALSCH', '✗']],
    [undefined, ['', 'maybe', '2024-05-04', 'Watched']],
  ])('is %s', (answer, cells) => {
    expect(cells.map((cell) => [cell, readYesNo(cell)])).toEqual(cells.map((cell) => [cell, answer]));
  });
});
