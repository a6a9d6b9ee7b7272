import { describe, expect, it } from 'vitest';
import { markdownTable, replaceFigures } from './write-figures.mjs';

const PAGE = '# Figures\n\n<!-- mutation -->\n\nold\n\n<!-- /mutation -->\n\nafter\n';

describe('figures', () => {
  it('take the place of those of the run before, and leave all else', () => {
    const written = replaceFigures(PAGE, 'mutation', 'new');
    expect(written).toBe(PAGE.replace('old', 'new'));
    expect(replaceFigures(written, 'mutation', 'new')).toBe(written);
  });

  it('need their place', () => {
    expect(() => replaceFigures(PAGE, 'coverage', 'new')).toThrow('no figures of coverage');
  });

  it('are a table', () => {
    expect(
      markdownTable([
        ['folder', 'score'],
        ['domain', '95 %'],
      ]),
    ).toBe('| folder | score |\n|---|---|\n| domain | 95 % |');
  });
});
