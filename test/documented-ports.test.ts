import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONTRACT_PORTS } from '#fixtures/contract/contract-ports.ts';
import { sourceFiles } from './architecture/source-files.ts';

const read = (path: string): Promise<string> => readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** Values that adapters give, and no ports. */
const VALUES: ReadonlySet<string> = new Set(['Library', 'ImageSource']);

const names = (text: string): readonly string[] => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

describe('the ports in docs/architecture.md', async () => {
  const core = (await sourceFiles()).filter(({ path }) => path.startsWith('application/'));
  const table = (await read('docs/architecture.md')).split('## Ports')[1]?.split('\n\nWhat')[0] ?? '';
  const rows = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => names(cell));

  it('have a row for each port of the table', () => {
    const table =
      core
        .find(({ path }) => path.endsWith('ports/port.ts'))
        ?.text.split('interface Ports {')[1]
        ?.split('\n}')[0] ?? '';
    const bound = [...table.matchAll(/^ {2}readonly \w+: (\w+)/gm)].map(([, name = '']) => name);
    expect(bound.length).toBeGreaterThan(25);
    expect(bound.filter((name) => !VALUES.has(name) && !rows.includes(name))).toEqual([]);
  });

  it('have one row each, and are exported by the core', () => {
    expect(rows.filter((name, at) => rows.indexOf(name) !== at)).toEqual([]);
    const isExported = (name: string) =>
      core.some(({ text }) => new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(text));
    expect(rows.filter((name) => !isExported(name))).toEqual([]);
  });
});

describe('the ports that `npm run contract` knows', () => {
  it.each(['docs/commands.md', 'CONTRIBUTING.md'])('are those that %s names', async (path) => {
    const line = (await read(path))
      .split('\n')
      .find((each) => each.includes('`npm run contract --') && /[Pp]orts/.test(each));
    const named = names(line?.slice(line.search(/[Pp]orts(?: are|:)/)) ?? '');
    expect(named.toSorted()).toEqual(Object.keys(CONTRACT_PORTS).toSorted());
  });

  it('are those that the command names', async () => {
    const [, line = ''] = /^ {2}PORT {2}(.*)$/m.exec(await read('scripts/contract.mjs')) ?? [];
    expect(line.split(/, | or /).toSorted()).toEqual(Object.keys(CONTRACT_PORTS).toSorted());
  });
});
