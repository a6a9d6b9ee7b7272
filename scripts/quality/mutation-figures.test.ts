import { expect, it } from 'vitest';
import { mutationFigures, shareFound } from './mutation-figures.mjs';

const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) });

it('counts, of each folder and of all, the faults that were planted and found', () => {
  const files = {
    'src/domain/a.ts': mutants('Killed', 'Survived'),
    'src/domain/library/b.ts': mutants('Timeout', 'Killed', 'NoCoverage', 'Ignored', 'CompileError'),
    'src/domain/library/parts/c.ts': mutants('Killed'),
    'src/application/use-cases/d.ts': mutants('Killed'),
    'src/application/use-cases/lists/e.ts': mutants('Survived'),
    'src/application/ports/f.ts': mutants('Ignored'),
  };
  expect(mutationFigures({ files })).toEqual([
    ['folder', 'faults planted', 'found', 'share'],
    ['src/application/ports', '0', '0', '100.0 %'],
    ['src/application/use-cases', '1', '1', '100.0 %'],
    ['src/application/use-cases/lists', '1', '0', '0.0 %'],
    ['src/domain', '2', '1', '50.0 %'],
    ['src/domain/library', '4', '3', '75.0 %'],
    ['all', '8', '5', '62.5 %'],
  ]);
  expect(['src/domain/library', 'src/domain/shows'].map((folder) => shareFound({ files }, folder))).toEqual([75, 0]);
});
