import { expect, it } from 'vitest';
import { mutationFigures } from './mutation-figures.mjs';

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

it('counts, of each folder and of all, the faults that were planted and found', () => {
  const files = {
    'src/domain/a.ts': mutants('Killed', 'Survived'),
    'src/domain/library/b.ts': mutants('Timeout', 'Killed', 'NoCoverage', 'Ignored', 'CompileError'),
    'src/domain/library/parts/c.ts': mutants('Killed'),
  };
  expect(mutationFigures({ files })).toEqual([
    ['folder', 'faults planted', 'found', 'share'],
    ['src/domain', '2', '1', '50.0 %'],
    ['src/domain/library', '4', '3', '75.0 %'],
    ['all', '6', '4', '66.7 %'],
  ]);
});
