import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circlesIn, importGraph } from './architecture/import-graph.ts';
import { ALLOWED, FORBIDDEN, FORMS, type ImportCase } from './architecture/imports.ts';
import { onlyReExports } from './architecture/only-re-exports.ts';
import { plant, type Planted, TARGET } from './architecture/planted.ts';
import { sourceFiles } from './architecture/source-files.ts';

interface PlantedImport extends ImportCase {
  readonly form: keyof typeof FORMS;
  readonly path: string;
}

/** Each case in each form, in a file of its own beside the one it stands for. */
const inFiles = (cases: readonly ImportCase[], name: string): readonly PlantedImport[] =>
  cases.flatMap((one, at) =>
    Object.keys(FORMS).map((form) => ({
      ...one,
      form: form as keyof typeof FORMS,
      path: one.from.replace(/a(?=\.[\w.]+$)/, `${name}-${at}-${form.replace(' ', '-')}`),
    })),
  );

const asFiles = (imports: readonly PlantedImport[]): Record<string, string> =>
  Object.fromEntries(imports.map(({ path, form, specifier }) => [path, FORMS[form](specifier)]));

const emitted = ({ from, form, specifier }: PlantedImport): string => `${from}: ${form} of ${specifier}`;

describe('the linter’s import rule', () => {
  const allowed = inFiles(ALLOWED, 'allowed');
  const forbidden = inFiles(FORBIDDEN, 'forbidden');
  const refused = new Set<string>();
  let planted: Planted;

  beforeAll(async () => {
    planted = await plant({ ...asFiles(allowed), ...asFiles(forbidden) });
    const { output } = await planted.run('oxlint', [
      '-c',
      'oxlint.config.mjs',
      '--format=json',
      'src',
      'test-fixtures',
    ]);
    const { diagnostics } = JSON.parse(output) as { diagnostics: readonly { code: string; filename: string }[] };
    for (const { code, filename } of diagnostics) {
      if (code.includes('no-restricted-imports')) refused.add(filename);
    }
  }, 60_000);

  afterAll(() => planted.remove());

  it('refuses what a layer must not import, however it is imported', () => {
    expect(forbidden.filter(({ path }) => !refused.has(path)).map(emitted)).toEqual([]);
  });

  it('accepts what a layer may import', () => {
    expect(allowed.filter(({ path }) => refused.has(path)).map(emitted)).toEqual([]);
  });
});

describe('the compiler', () => {
  // Each with a target of its own: the compiler complains once of a file that is not the project's.
  const wrongWays = inFiles(FORBIDDEN.filter(isUpwards), 'wrong-way').map((one, at) => ({
    ...one,
    specifier: one.specifier.replace('target.ts', `target-${at}.ts`),
  }));
  const core = ['domain', 'application'].flatMap((layer) =>
    ['document', 'localStorage', 'fetch', 'setTimeout'].map((name) => ({
      name,
      path: `src/${layer}/planted/uses-${name.toLowerCase()}.ts`,
    })),
  );
  const fine = inFiles([...ALLOWED].filter(isOwnCode), 'fine');
  let output = '';
  let planted: Planted;

  beforeAll(async () => {
    const uses = Object.fromEntries(core.map(({ name, path }) => [path, `export const used: unknown = ${name};\n`]));
    planted = await plant({ ...asFiles(wrongWays), ...targetsOf(wrongWays), ...asFiles(fine), ...uses });
    ({ output } = await planted.run('tsc', ['-b', '--force', '--pretty', 'false']));
  }, 60_000);

  afterAll(() => planted.remove());

  const errorsOf = (path: string): readonly string[] =>
    output
      .split('\n')
      .flatMap((line) => (line.startsWith(`${path}(`) ? [/error (TS\d+)/.exec(line)?.[1] ?? line] : []));

  it('refuses an import of a layer above, however it is imported', () => {
    expect(wrongWays.length).toBeGreaterThan(50);
    expect(wrongWays.filter(({ path }) => !errorsOf(path).includes('TS6307')).map(emitted)).toEqual([]);
  });

  it.each(core)('knows no $name in $path', ({ path }) => {
    expect(errorsOf(path)).toEqual([expect.stringMatching(/^TS(2304|2584|2552)$/)]);
  });

  it('accepts an import of a layer below', () => {
    expect(fine.length).toBeGreaterThan(20);
    expect(fine.filter(({ path }) => errorsOf(path).length > 0).map(emitted)).toEqual([]);
  });
});

const ORDER = ['domain', 'application', 'adapters', 'ui', 'composition', 'worker'];

const layerOf = (specifier: string): string => /(\w+)\/target\//.exec(specifier)?.[1] ?? '';

function isUpwards({ from, specifier }: ImportCase): boolean {
  const [root, own = ''] = from.split('/');
  const other = layerOf(specifier);
  if (root !== 'src' || !ORDER.includes(other)) return false;
  if (own === 'worker') return true;
  return ORDER.indexOf(other) > ORDER.indexOf(own) || (own === 'ui' && other === 'adapters');
}

const targetsOf = (imports: readonly PlantedImport[]): Record<string, string> =>
  Object.fromEntries(imports.map(({ specifier }) => [`src/${specifier.replace(/^[#./]+/, '')}`, TARGET]));

/** Layers are planted, packages are not this test's business. */
function isOwnCode({ from, specifier }: ImportCase): boolean {
  return /^src\/\w+\/(planted\/)?a\.tsx?$/.test(from) && specifier.includes('target');
}

describe('a barrel', () => {
  it.each([
    [true, `export * from './a.ts';`],
    [true, `export { a, type B } from './a.ts'`],
    [true, `// why\nexport * as all from './a.ts';\n/** and */\nexport type { B } from './b.ts';\n`],
    [true, `import { a } from './a.ts';\nimport './a.css';\nexport { a };\n`],
    [false, `import { a } from './a.ts';\nexport const b = a;\n`],
    [false, `export { expect } from 'vitest';\nexport const b = 1;\n`],
    [false, `import './a.css';\n`],
    [false, `export interface A { readonly a: string }\n`],
  ])('%s: %j', (expected, text) => {
    expect(onlyReExports(text)).toBe(expected);
  });
});

describe('a circle of imports', () => {
  const circles = (texts: Readonly<Record<string, string>>) =>
    circlesIn(importGraph(Object.entries(texts).map(([path, text]) => ({ path, text }))));

  it.each([
    ['of values', `import { b } from './b.ts';`],
    ['of types alone', `import type { B } from './b.ts';`],
    ['of a type in its place', `type B = import('./b.ts').B;`],
    ['across folders', `import { b } from '#domain/b.ts';`],
    ['on demand', `const b = () => import('./b.ts');`],
    ['re-exported', `export { b } from './b.ts';`],
  ])('is found: %s', (_, text) => {
    const back = `import type { C } from '../domain/c.ts';`;
    expect(circles({ 'domain/a.ts': text, 'domain/b.ts': back, 'domain/c.ts': `import './a.ts';` })).toEqual([
      ['domain/a.ts', 'domain/b.ts', 'domain/c.ts'],
    ]);
  });

  it('is none where two ways lead to the same file', () => {
    const both = `import './b.ts';\nimport './c.ts';`;
    expect(circles({ 'a.ts': both, 'b.ts': `import './c.ts';`, 'c.ts': '', 'c.test.ts': `import './a.ts';` })).toEqual(
      [],
    );
  });
});

describe('every file of src', async () => {
  const files = await sourceFiles();

  it('is seen by these checks', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  it('has 300 lines at most', () => {
    expect(files.filter(({ text }) => text.trimEnd().split('\n').length > 300).map(({ path }) => path)).toEqual([]);
  });

  it('has no default export', () => {
    const hasDefault = /^\s*export\s+(default\b|\{[^}]*\bas\s+default\b)/m;
    // What a declaration file declares is not ours: a virtual module's value is its default export.
    const modules = files.filter(({ path }) => !path.endsWith('.d.ts'));
    expect(modules.filter(({ text }) => hasDefault.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has something of its own: none only re-exports', () => {
    expect(files.filter(({ text }) => onlyReExports(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is on no circle of imports, be they of types alone', () => {
    expect(circlesIn(importGraph(files))).toEqual([]);
  });

  it('imports no use case from what use cases are made of, the library', () => {
    const upwards = [...importGraph(files)]
      .filter(([path]) => path.startsWith('application/library/'))
      .flatMap(([path, targets]) => targets.map((target) => `${path} imports ${target}`));
    expect(upwards.filter((one) => /imports application\/use-cases\//.test(one))).toEqual([]);
  });
});
