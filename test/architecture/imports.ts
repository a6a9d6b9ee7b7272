import { LAYERS } from '../../oxlint.config.mjs';

/** What a file of each layer may import, and what it may not (docs/architecture.md), as the linter must see it. */
export interface ImportCase {
  /** The importing file, relative to the repository. */
  readonly from: string;
  readonly specifier: string;
}

const cases = (from: string, specifiers: readonly string[]): readonly ImportCase[] =>
  specifiers.map((specifier) => ({ from, specifier }));

const ALL = ['domain', 'application', 'adapters', 'ui', 'composition', 'worker'];
const ROWS = Object.entries(LAYERS).map(([folder, row]) => {
  const [layer = ''] = folder.split('/');
  return { ...row, folder, layer, from: `src/${folder}/planted/a.${layer === 'ui' ? 'tsx' : 'ts'}` };
});
const ui = ROWS.filter(({ layer }) => layer === 'ui');

const targets = (names: readonly string[]): readonly string[] => names.map((name) => `#${name}/target/target.ts`);
/** @param names of layers, or of other folders of the UI */
const relative = (names: readonly string[], up = '../..'): readonly string[] =>
  names.map((name) => `${up}/${name}/target/target.ts`);

/** Packages that the table allows, without patterns. */
const packagesOf = ({ packages }: { readonly packages: readonly string[] }): readonly string[] =>
  packages.filter((name) => !name.includes('*'));
const PACKAGES = [...new Set(ROWS.flatMap(packagesOf))];
const NEVER = [
  'node:fs',
  'msw',
  '@faker-js/faker',
  'lodash',
  'rxjs/operators',
  'reflect-metadata',
  '#fixtures/target/target.ts',
  '../../../test-fixtures/target/target.ts',
];

export const ALLOWED: readonly ImportCase[] = [
  ...ROWS.flatMap((row) => cases(row.from, ['./b.ts', ...targets(row.layers), ...packagesOf(row)])),
  ...ROWS.filter(({ folder }) => folder !== 'ui/screens').flatMap(({ from }) => cases(from, ['../target/target.ts'])),
  ...ui.flatMap(({ from }) => cases(from, ['./b.module.css'])),
  ...cases('src/ui/shell/planted/a.tsx', relative(['screens', 'components', 'hooks'])),
  ...cases('src/ui/screens/planted/a.tsx', relative(['components', 'hooks'])),
  ...cases('src/ui/components/planted/a.tsx', relative(['hooks'])),
  ...cases('src/ui/screens/planted/a.test.tsx', relative(['shell'])),
  ...cases('src/composition/a.tsx', [
    './b.ts',
    ...targets(['domain', 'application', 'adapters', 'ui']),
    'inversify',
    'reflect-metadata/lite',
    'rxjs',
    'react',
    'react-dom/client',
    'react-router-dom',
  ]),
  ...cases('src/domain/planted/a.test.ts', ['vitest', 'fast-check', '#fixtures/target/target.ts']),
  ...cases('src/application/planted/a.contract.ts', ['vitest', '#fixtures/target/target.ts']),
  ...cases('test-fixtures/planted/a.ts', ['@faker-js/faker', 'msw', ...targets(['domain', 'application', 'adapters'])]),
];

export const FORBIDDEN: readonly ImportCase[] = [
  ...ROWS.flatMap((row) =>
    cases(row.from, [
      ...targets(ALL.filter((name) => !row.layers.includes(name) && name !== row.layer)),
      ...relative(
        ALL.filter((name) => name !== row.layer),
        row.layer === 'ui' ? '../../..' : '../..',
      ),
      ...PACKAGES.filter((name) => !row.packages.includes(name)),
      ...NEVER,
    ]),
  ),
  ...cases('src/ui/screens/planted/a.tsx', ['../target/target.ts', ...relative(['shell', 'screens'])]),
  ...cases('src/ui/components/planted/a.tsx', relative(['shell', 'screens'])),
  ...cases('src/ui/hooks/planted/a.tsx', relative(['shell', 'screens', 'components'])),
  ...cases('src/composition/a.tsx', [
    '#worker/target/target.ts',
    'reflect-metadata',
    '../ui/target/target.ts',
    '#fixtures/target/target.ts',
    'msw',
    '@faker-js/faker',
    'node:fs',
  ]),
  ...cases('test-fixtures/planted/a.ts', ['#composition/target/target.ts', '../../src/composition/target/target.ts']),
];

/** The ways of importing: all of them must be seen. */
export const FORMS = {
  value: (specifier: string) => `import { nothing } from '${specifier}';\nexport const planted = nothing;\n`,
  type: (specifier: string) => `import type { Nothing } from '${specifier}';\nexport type Planted = Nothing;\n`,
  dynamic: (specifier: string) => `export const planted = () => import('${specifier}');\n`,
  'side effect': (specifier: string) => `import '${specifier}';\n`,
  're-export': (specifier: string) => `export { nothing } from '${specifier}';\nexport const planted = 1;\n`,
} as const;
