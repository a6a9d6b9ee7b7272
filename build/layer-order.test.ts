import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { layerOrder } from './layer-order.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'matinee-layers-'));
});
afterAll(() => rm(root, { recursive: true }));

/** The style sheet of a program that uses one CSS module. */
const built = async (css: string): Promise<string> => {
  await writeFile(join(root, 'x.module.css'), css);
  await writeFile(
    join(root, 'entry.js'),
    "import styles from './x.module.css';\ndocument.body.className = styles.a;\n",
  );
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [layerOrder()],
    css: { transformer: 'lightningcss' },
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as readonly Rolldown.RolldownOutput[];
  const sheet = outputs.flatMap(({ output }) => output).find(({ fileName }) => fileName.endsWith('.css'));
  return sheet?.type === 'asset' ? String(sheet.source) : '';
};

/** The layers in the order in which a style sheet names them first. */
const layersOf = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/@layer ([^;{]+)/g)].flatMap(([, names = '']) => names.split(/,\s*/))),
];

it('every style sheet has the order of layers.css, whatever it begins with', async () => {
  const css = await built('@layer states { .a { color: red } } @layer components { .a { color: blue } }');
  expect(layersOf(css)).toEqual(['reset', 'tokens', 'base', 'components', 'layout', 'states']);
});
