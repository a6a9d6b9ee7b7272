import type Papa from 'papaparse';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { esmPapaparsePlugin } from './esm-papaparse-plugin.ts';

const ENTRY = 'virtual:writes-tables';

const built = async (): Promise<readonly Rolldown.OutputChunk[]> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      esmPapaparsePlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? "export { default } from 'papaparse';" : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  });
  return (result as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
};

it('makes a module of papaparse that needs no help, and works', async () => {
  const [chunk, ...others] = await built();
  expect(others).toEqual([]);
  expect(chunk?.code).not.toMatch(/__commonJS|rolldown\/runtime/);
  const loaded = (await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`)) as {
    readonly default: typeof Papa;
  };
  expect(loaded.default.unparse([['a', 'b"c']])).toBe('a,"b""c"');
  expect(loaded.default.parse('a,"b""c"').data).toEqual([['a', 'b"c']]);
}, 60_000);
