import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { runContractOf } from '#fixtures/contract/run-contract-of.ts';

const contract = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/contract.mjs', ...words], { encoding: 'utf8', timeout: 120_000 });

const SOUND = 'test-fixtures/store/open-session-medium.ts';

/** Adapters with one fault each, by the port, and the promises that they break: the beginnings of their lines. */
const BROKEN: readonly (readonly [port: string, file: string, promises: readonly string[]])[] = [
  [
    'store',
    'open-overwriting-medium.ts',
    ['a bundle that cannot be read (product.md, Saving: unreadable bundle): has a name of its own beside earlier ones'],
  ],
  [
    'store',
    'open-complacent-medium.ts',
    [
      'keeps the earlier bundle when a save is refused (product.md, Saving: save failure)',
      'a revision: is that of the earlier bundle after saves were refused, however many',
    ],
  ],
  [
    'store',
    'open-rash-medium.ts',
    [
      'removes a bundle that has the text which was read, and no other',
      'a revision: stays where a bundle was not removed, for it has another text',
    ],
  ],
  ['log', 'piecemeal-change-log.ts', ['appends all of some changes, or none']],
  ['log', 'silent-change-log.ts', ['tells other tabs that it has grown, by an append and by a claim']],
  ['identity', 'fickle-resolver.ts', ['finds the same name again, at the next visit too']],
  ['identity', 'rejecting-resolver.ts', ['deprived of all it builds on, never rejects']],
  [
    'catalog',
    'open-deaf-catalog.ts',
    [
      'abort: fetchPerson rejects with an AbortError when its signal was aborted before',
      'abort: fetchPerson rejects with an AbortError once its signal aborts',
    ],
  ],
  ['catalog', 'open-repeating-catalog.ts', ['home: mixes movies and shows in what is trending, without persons']],
  [
    'folder',
    'tearing-folder.harness.ts',
    [
      'has a reader see no file, or the whole text, while it is first written',
      'has a reader see the earlier text or the new one, whole, while a file is written over',
      'has readers see one of the texts, and never none, however often a file is written over',
    ],
  ],
  ['folder', 'blind-folder.harness.ts', ['lists and reads the files of others, whatever their names where they can']],
  ['finder', 'movie-finder.harness.ts', ['by a number: of TVDB finds shows, never movies']],
];

const pathOf = (file: string): string => `test-fixtures/contract/broken/${file}`;

/** The lines of each contract, by its first. */
const byContract = (output: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of output.split('\n')) {
    if (/^\w+ test-fixtures/.test(line)) found.set(line, (lines = []));
    else lines.push(line);
  }
  return found;
};

describe('npm run contract', () => {
  let run: ReturnType<typeof contract>;
  let lines: ReadonlyMap<string, readonly string[]>;
  beforeAll(() => {
    run = contract(...BROKEN.flatMap(([port, file]) => [port, pathOf(file)]), 'store', SOUND);
    lines = byContract(run.stdout);
  }, 150_000);

  it.each(BROKEN)('%s %s: finds the promise that is broken, and what was there instead', (port, file, promises) => {
    const own = lines.get(`${port} ${pathOf(file)}`) ?? [];
    expect(own.filter((line) => line.startsWith('kept')).length).toBeGreaterThan(2);
    const broken = own.filter((line) => line.startsWith('broken'));
    expect(broken).toEqual(promises.map((promise) => expect.stringContaining(`broken  ${promise}`) as string));
    expect(own[own.findIndex((line) => line.startsWith('broken')) + 1]).toMatch(/^ {8}\S/);
  });

  it('finds every promise kept of the worked example', () => {
    const own = lines.get(`store ${SOUND}`) ?? [];
    expect(own.filter((line) => line.startsWith('kept')).length).toBeGreaterThan(40);
    expect(own.filter((line) => line.startsWith('broken'))).toEqual([]);
  });

  it('counts what is kept and what is broken, and fails where anything is', () => {
    const count = (word: string) => run.stdout.split('\n').filter((line) => line.startsWith(`${word}  `)).length;
    const [kept, broken] = [count('kept'), count('broken')];
    expect(run.stdout).toContain(`${kept + broken} promises: ${kept} kept, ${broken} broken.`);
    expect(run.status).toBe(1);
  });

  it.each([
    [[], 'npm run contract -- PORT FILE'],
    [['store'], 'npm run contract -- PORT FILE'],
    [['store', 'src/no-such-file.ts'], 'There is no file src/no-such-file.ts.'],
  ])('of %j says what is wrong', (words, message) => {
    const { status, stderr } = contract(...words);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });

  it.each([
    ['floppy', 'There is no contract floppy; there are store, log'],
    [
      'log',
      'a.ts has nothing to run the contract over: export a class …ChangeLog that is made of nothing, or logHarness.',
    ],
    ['finder', 'a.ts has nothing to run the contract over: export finderHarness.'],
    ['folder', 'a.ts has nothing to run the contract over: export folderHarness.'],
    ['watch', 'a.ts has nothing to run the contract over: export watchHarness.'],
    ['extras', 'a.ts has nothing to run the contract over: export extrasHarness.'],
    ['franchises', 'a.ts has nothing to run the contract over: export franchisesHarness.'],
  ])('of %s says what it needs', (port, message) => {
    const run = () => runContractOf({ port, file: 'a.ts' }, { openSessionMedium: () => undefined });
    expect(run).toThrow(message);
  });
});

describe('the worked example', () => {
  it('of a store is what the contract was run over', async () => {
    const example = /```ts\n\/\/ src\/adapters\/store\/open-session-medium\.ts\n([^]*?)```/.exec(
      await readFile('docs/adding-a-store.md', 'utf8'),
    )?.[1];
    const fixture = await readFile(SOUND, 'utf8');
    expect(example?.replaceAll("'./", "'#adapters/store/")).toBe(fixture);
  });
});
