import { describe, expect, it } from 'vitest';
import { importGraph } from './import-graph.ts';
import { sourceFiles } from './source-files.ts';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const isOfCore = (path: string): boolean => path.startsWith('application/');

describe('the folders of the core', async () => {
  const graph = importGraph(await sourceFiles());

  it('import each other in one direction', () => {
    const ways = new Set(
      [...graph].flatMap(([path, targets]) =>
        targets
          .filter((target) => isOfCore(path) && isOfCore(target) && folderOf(path) !== folderOf(target))
          .map((target) => `${folderOf(path)} ${folderOf(target)}`),
      ),
    );
    const isBothWays = (way: string): boolean => ways.has(way.split(' ').toReversed().join(' '));
    expect(ways.size).toBeGreaterThan(20);
    expect([...ways].filter(isBothWays)).toEqual([]);
  });

  it('hold two files beside them, the app and the types of the platform', () => {
    const loose = [...graph.keys()].filter((path) => folderOf(path) === 'application' && !path.includes('.test.'));
    expect(loose.length).toBeLessThanOrEqual(2);
  });
});
