/** What a file of each layer may import, and what it may not (docs/architecture.md), as the linter must see it. */
export interface ImportCase {
  /** The importing file, relative to the repository. */
  readonly from: string;
  readonly specifier: string;
}

const cases = (from: string, specifiers: readonly string[]): readonly ImportCase[] =>
  specifiers.map((specifier) => ({ from, specifier }));

const layers = (names: readonly string[]): readonly string[] => names.map((name) => `#${name}/target/target.ts`);
const relative = (names: readonly string[]): readonly string[] => names.map((name) => `../../${name}/target/target.ts`);

/** The tree of the UI: each folder imports only those after it. */
const UI = ['shell', 'screens', 'components', 'hooks'];
const uiFolders = (names: readonly string[]): readonly string[] =>
  names.map((name) => `../../${name}/target/target.ts`);

const LAYERS = ['domain', 'application', 'adapters', 'ui', 'composition'];
const NEVER = [
  'node:fs',
  'msw',
  '@faker-js/faker',
  'lodash',
  '#fixtures/target/target.ts',
  '../../../test-fixtures/target/target.ts',
];
const REACT = [
  'react',
  'react-dom',
  'react-router-dom',
  'observable-hooks',
  '@radix-ui/react-dialog',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-toast',
];

export const ALLOWED: readonly ImportCase[] = [
  ...cases('src/domain/planted/a.ts', ['./b.ts', '../target/target.ts', '#domain/target/target.ts']),
  ...cases('src/application/planted/a.ts', [
    './b.ts',
    '../target/target.ts',
    ...layers(['domain', 'application']),
    'rxjs',
  ]),
  ...cases('src/adapters/planted/a.ts', [
    './b.ts',
    '../target/target.ts',
    ...layers(['domain', 'application']),
    'rxjs',
    'inversify',
    'ofetch',
    'idb',
    'valibot',
    'virtual:demo-catalogue',
  ]),
  ...UI.flatMap((folder) =>
    cases(`src/ui/${folder}/planted/a.tsx`, [
      './b.tsx',
      './b.module.css',
      ...layers(['domain', 'application']),
      ...REACT,
    ]),
  ),
  ...cases('src/ui/shell/planted/a.tsx', ['../target/target.ts', ...uiFolders(['screens', 'components', 'hooks'])]),
  ...cases('src/ui/screens/planted/a.tsx', uiFolders(['components', 'hooks'])),
  ...cases('src/ui/components/planted/a.tsx', ['../target/target.ts', ...uiFolders(['hooks']), 'uqr']),
  ...cases('src/ui/screens/planted/a.test.tsx', uiFolders(['shell'])),
  ...cases('src/composition/a.tsx', [
    './b.ts',
    ...layers(['domain', 'application', 'adapters', 'ui']),
    'inversify',
    'reflect-metadata/lite',
    'rxjs',
    'react',
    'react-dom/client',
    'react-router-dom',
  ]),
  ...cases('src/worker/planted/a.ts', ['./b.ts', '../target/target.ts']),
  ...cases('src/domain/planted/a.test.ts', ['vitest', 'fast-check', '#fixtures/target/target.ts']),
  ...cases('src/application/planted/a.contract.ts', ['vitest', '#fixtures/target/target.ts']),
  ...cases('test-fixtures/planted/a.ts', ['@faker-js/faker', 'msw', ...layers(['domain', 'application', 'adapters'])]),
];

/** The worker is a program of its own, beside them all. */
const ABOVE = {
  domain: ['application', 'adapters', 'ui', 'composition', 'worker'],
  application: ['adapters', 'ui', 'composition', 'worker'],
  adapters: ['ui', 'composition', 'worker'],
  ui: ['adapters', 'composition', 'worker'],
};

export const FORBIDDEN: readonly ImportCase[] = [
  ...cases('src/domain/planted/a.ts', [
    ...layers(ABOVE.domain),
    ...relative(ABOVE.domain),
    'rxjs',
    'rxjs/operators',
    'inversify',
    'ofetch',
    'idb',
    'valibot',
    'reflect-metadata/lite',
    ...REACT,
    ...NEVER,
  ]),
  ...cases('src/application/planted/a.ts', [
    ...layers(ABOVE.application),
    ...relative(ABOVE.application),
    ...relative(['domain']),
    'inversify',
    'ofetch',
    'idb',
    'valibot',
    'reflect-metadata/lite',
    ...REACT,
    ...NEVER,
  ]),
  ...cases('src/adapters/planted/a.ts', [
    ...layers(ABOVE.adapters),
    ...relative(ABOVE.adapters),
    ...relative(['domain', 'application']),
    'reflect-metadata',
    ...REACT,
    ...NEVER,
  ]),
  ...UI.flatMap((folder) =>
    cases(`src/ui/${folder}/planted/a.tsx`, [
      ...layers(ABOVE.ui),
      ...[...ABOVE.ui, 'domain', 'application'].map((name) => `../../../${name}/target/target.ts`),
      'rxjs',
      'inversify',
      'ofetch',
      'idb',
      'valibot',
      'virtual:demo-catalogue',
      ...NEVER,
    ]),
  ),
  ...cases('src/ui/screens/planted/a.tsx', ['../target/target.ts', ...uiFolders(['shell', 'screens']), 'uqr']),
  ...cases('src/ui/components/planted/a.tsx', uiFolders(['shell', 'screens'])),
  ...cases('src/ui/hooks/planted/a.tsx', uiFolders(['shell', 'screens', 'components'])),
  ...cases('src/worker/planted/a.ts', [
    ...layers(LAYERS),
    ...relative(LAYERS),
    'rxjs',
    'inversify',
    'ofetch',
    'idb',
    'valibot',
    ...REACT,
    ...NEVER,
  ]),
  ...cases('src/composition/a.tsx', [
    '#worker/target/target.ts',
    'reflect-metadata',
    '../ui/target/target.ts',
    '#fixtures/target/target.ts',
    'msw',
    '@faker-js/faker',
  ]),
  ...cases('test-fixtures/planted/a.ts', ['#composition/target/target.ts', '../../src/composition/target/target.ts']),
];

/** The three ways of importing: all of them must be seen. */
export const FORMS = {
  value: (specifier: string) => `import { nothing } from '${specifier}';\nexport const planted = nothing;\n`,
  type: (specifier: string) => `import type { Nothing } from '${specifier}';\nexport type Planted = Nothing;\n`,
  dynamic: (specifier: string) => `export const planted = () => import('${specifier}');\n`,
  'side effect': (specifier: string) => `import '${specifier}';\n`,
  're-export': (specifier: string) => `export { nothing } from '${specifier}';\nexport const planted = 1;\n`,
} as const;
