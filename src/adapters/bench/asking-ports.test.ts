import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { tracedDemo } from '#fixtures/trace/traced-demo.ts';
import { askingPorts, withAnswerer, type AskingPort } from './asking-ports.ts';

const PORTS_FOLDER = new URL('../../application/ports/', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, PORTS_FOLDER), 'utf8');

/** The names of the ports of which a call can be called off, by the texts of the ports. */
const portsWithCalls = async (): Promise<readonly string[]> => {
  const table = await read('port.ts');
  const imports = [...table.matchAll(/^import type \{ (\w+) \} from '\.\/(.+)';$/gm)];
  const asking = await Promise.all(
    imports.map(async ([, type = '', path = '']) => ((await read(path)).includes('signal: AbortSignal') ? [type] : [])),
  );
  return asking.flat().flatMap((type) => new RegExp(`readonly (\\w+): ${type};`).exec(table)?.[1] ?? []);
};

/** Has every call that there is. */
const anything = new Proxy({}, { has: () => true });
const methodsOf = (port: AskingPort): readonly string[] =>
  Object.keys(withAnswerer(port, anything as never, { answer: async (_, rightAnswer) => rightAnswer() }));

describe('every call of every port that asks the catalogue is in the trace (product.md, QA: trace)', () => {
  it('which are these', async () => {
    const ports = await portsWithCalls();
    expect(ports.length).toBeGreaterThan(8);
    expect(askingPorts().toSorted()).toEqual(ports.toSorted());
  });

  it.each(askingPorts())('%s', async (port) => {
    const { signal } = new AbortController();
    const asked: string[] = [];
    const adapter = Object.fromEntries(methodsOf(port).map((name) => [name, async () => void asked.push(name)]));
    const { parts, entries } = tracedDemo({}, { [port]: () => adapter });
    const traced = parts[port] as unknown as Record<string, (...about: unknown[]) => Promise<unknown>>;
    // What a call is about is of any kind: paths are made of it.
    const about = {
      listing: 'movie',
      sort: 'popularity.desc',
      tab: 'multi',
      text: 'a',
      name: 'a',
      kind: 'company',
      media_type: 'movie',
      id: 1,
    };
    for (const name of methodsOf(port)) {
      const first = name === 'fetchHomeRow' ? 'upcoming' : about;
      await traced[name]?.(first, name === 'seasonsOf' ? [1] : 1, signal);
    }
    expect(asked).toEqual(methodsOf(port));
    expect(entries().map(({ kind, call, status }) => [kind, call, status])).toEqual(
      methodsOf(port).map((name) => ['call', `${port}.${name}`, 'done']),
    );
  });
});
