import { readFileSync, readdirSync } from 'node:fs';
import type Papa from 'papaparse';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { PATCHES, libraryPatchesPlugin } from './library-patches-plugin.ts';

const ENTRY = 'virtual:entry';

const built = async (source: string, external: string[] = []): Promise<readonly Rolldown.OutputChunk[]> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['es2015', ...defaultClientConditions] },
    plugins: [
      libraryPatchesPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', external },
    },
  });
  return (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
};

const codeOf = (chunks: readonly Rolldown.OutputChunk[]): string => chunks.map(({ code }) => code).join('');

it('keeps of the router what is used, of its production build', async () => {
  const code = codeOf(await built("export { useLocation } from 'react-router-dom';", ['react']));
  expect(code).toContain('function useLocation');
  expect(code).not.toContain('forwardRef');
  expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
}, 60_000);

describe('each patch', () => {
  const packages = ['react-router/dist/production', 'reflect-metadata', 'rxjs/dist/esm', 'react-dom/cjs', 'papaparse'];
  const paths = packages.flatMap((name) =>
    readdirSync(`node_modules/${name}`, { recursive: true, encoding: 'utf8' }).map((file) => `/${name}/${file}`),
  );

  it.each(PATCHES)('finds what it is for: $pattern in $file', ({ file, pattern }) => {
    const texts = paths
      .filter((path) => file.test(path) && /\.m?js$/.test(path))
      .map((path) => readFileSync(`node_modules${path}`, 'utf8'));
    expect(texts.some((text) => text.search(pattern) >= 0)).toBe(true);
  });
});

it('makes a module of papaparse that needs no help, and works', async () => {
  const [chunk, ...others] = await built("export { default } from 'papaparse';");
  expect(others).toEqual([]);
  expect(chunk?.code).not.toMatch(/__commonJS|rolldown\/runtime/);
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`)) as {
    readonly default: typeof Papa;
  };
  expect(loaded.default.unparse([['a', 'b"c']])).toBe('a,"b""c"');
  expect(loaded.default.parse('a,"b""c"').data).toEqual([['a', 'b"c']]);
}, 60_000);
