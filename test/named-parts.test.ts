import { describe, expect, it } from 'vitest';
import { importGraph } from './architecture/import-graph.ts';
import { sourceFiles } from './architecture/source-files.ts';

/** The use cases and ports by which the design of the product is told: none of them is renamed, merged or left without use unseen. */
const USE_CASES = ['ToggleWatchlist', 'ToggleFavorite', 'RecordView', 'MigrateLegacyStorage', 'ClassifyError'];
const PORTS = ['MovieCatalog', 'IdentityResolver', 'Store', 'Clock'];

const fileOf = (name: string): string => `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.ts`;

/** What a class lets others call. */
const publicMethods = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}(?:async )?\*?(\w+)\(/gm)].flatMap(([, name = '']) => (name === 'constructor' ? [] : [name]));

describe('the parts that the design names', async () => {
  const files = await sourceFiles();
  const graph = importGraph(files);
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? `no file ${path}`;
  const pathOf = (folder: string, name: string): string =>
    files.find(({ path }) => path.startsWith(`${folder}/`) && path.endsWith(`/${fileOf(name)}`))?.path ?? name;
  const usersOf = (path: string): readonly string[] =>
    [...graph].flatMap(([user, targets]) => (targets.includes(path) ? [user] : []));

  it.each(USE_CASES)('%s is a use case: a class of its own with one execute, and the product uses it', (name) => {
    const path = pathOf('application/use-cases', name);
    expect(textOf(path)).toMatch(new RegExp(`^export class ${name} \\{$`, 'm'));
    expect(publicMethods(textOf(path))).toEqual(['execute']);
    expect(usersOf(path)).not.toEqual([]);
  });

  it.each(PORTS)('%s is a port: an interface, and an adapter implements it', (name) => {
    const path = pathOf('application/ports', name);
    expect(textOf(path)).toMatch(new RegExp(`^export interface ${name}\\b`, 'm'));
    const implementation = new RegExp(`\\bimplements (?:\\w+, )*${name}\\b`);
    expect(
      usersOf(path).filter((user) => user.startsWith('adapters/') && implementation.test(textOf(user))),
    ).not.toEqual([]);
  });
});
