/**
 * What a folder of src may import: files by a relative path, what is named here, and nothing else.
 * @typedef {object} Layer
 * @property {readonly string[]} layers by '#layer/file.ts'
 * @property {readonly string[]} packages as patterns of a path
 * @property {string} message what the linter says of anything else
 * @property {readonly { regex: string, message: string }[]} [beside] folders of the same layer that it must not import
 */

/** @param {string} text */
const words = (text) => text.split(' ');

const REACT = ['react', 'react-dom', 'react-router-dom', 'observable-hooks'];
const RADIX = ['@radix-ui/react-dialog', '@radix-ui/react-focus-scope', '@radix-ui/react-toast'];
const UI = {
  layers: ['domain', 'application'],
  packages: [...REACT, ...RADIX, '@fontsource-variable/**'],
  message: 'ui imports domain, application, react, the router, Radix and observable-hooks.',
};
const NO_SHELL = { regex: '/shell/', message: 'Nothing imports the shell.' };
const NO_OTHER_SCREEN = 'No screen imports another.';
const ONE_RATING =
  'A provider’s rating is printed by ProviderRating alone, which hides it where the visitor has chosen so.';
const NO_RATING = { regex: '/rating-tier', message: ONE_RATING };

/** @type {Readonly<Record<string, Layer>>} by folder of src; composition imports all but the worker (see `COMPOSITION`) */
export const LAYERS = {
  domain: { layers: ['domain'], packages: ['entities/decode'], message: 'domain imports itself, and entities.' },
  application: {
    layers: ['domain', 'application'],
    packages: ['rxjs'],
    message: 'application imports domain and rxjs.',
  },
  adapters: {
    layers: ['domain', 'application'],
    packages: words(
      'rxjs inversify ofetch idb @noble/hashes/* valibot web-vitals papaparse @zip.js/** virtual:demo-catalogue',
    ),
    message: 'adapters import domain, application, rxjs, inversify and their own package.',
  },
  'ui/shell': { ...UI, beside: [NO_SHELL, NO_RATING] },
  'ui/screens': {
    ...UI,
    beside: [
      NO_SHELL,
      NO_RATING,
      { regex: '/screens/', message: NO_OTHER_SCREEN },
      { regex: String.raw`^\.\./[a-z]`, message: NO_OTHER_SCREEN },
    ],
  },
  'ui/components': {
    ...UI,
    packages: [...UI.packages, 'uqr'],
    beside: [NO_SHELL, NO_RATING, { regex: '/screens/', message: 'Components know no screen.' }],
  },
  'ui/hooks': {
    ...UI,
    beside: [
      NO_SHELL,
      NO_RATING,
      { regex: '/(screens|components)/', message: 'Hooks know no screen and no component.' },
    ],
  },
  worker: { layers: [], packages: [], message: 'The worker imports nothing but itself.' },
};

/** The one folder that prints a provider's rating. */
const PRINTS_RATINGS = {
  ...UI,
  beside: [NO_SHELL, { regex: '/screens/', message: 'Components know no screen.' }],
};

/** The composition root binds everything, so only what is not for it is named. */
const COMPOSITION = [
  { group: [String.raw`\#worker/**`], message: 'The worker is a program of its own.' },
  {
    group: [String.raw`\#fixtures/**`, 'vitest', 'msw', 'msw/**', '@faker-js/**', 'node:*'],
    message: 'Development only.',
  },
  { group: ['reflect-metadata'], message: "Import 'reflect-metadata/lite': inversify brings that one already." },
];

const TOP = ['domain', 'application', 'adapters', 'ui', 'composition', 'worker'];

/** @param {string} folder of src @returns a pattern for paths that leave the layer, such as '../../ui/a.ts' */
const acrossLayers = (folder) => ({
  regex: String.raw`^(\.\./)+(${[...TOP, 'test-fixtures', 'test'].filter((name) => name !== folder.split('/')[0]).join('|')})/`,
  message: folder === 'worker' ? 'The worker is a program of its own.' : "Across layers import '#layer/file.ts'.",
});

/** @typedef {import('oxlint').OxlintOverride} Override */
/** @param {string[]} files @param {object[]} patterns @returns {Override} one that refuses these imports */
const refuse = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

/** @param {readonly [folder: string, layer: Layer]} row of the table @returns {Override} */
const overrideOf = ([folder, { layers, packages, message, beside = [] }]) => {
  const allowed = ['./**', '../**', ...layers.map((name) => String.raw`\#${name}/**`), ...packages];
  const allowList = { group: ['*', ...allowed.map((pattern) => `!${pattern}`)], message };
  return refuse([`src/${folder}/**`], [acrossLayers(folder), ...beside, allowList]);
};

/** @param {string} names of rules @returns {Readonly<Record<string, 'error'>>} */
const on = (names) => Object.fromEntries(words(names).map((name) => [name, 'error']));
/** @param {string} names of rules @returns {Readonly<Record<string, 'off'>>} */
const off = (names) => Object.fromEntries(words(names).map((name) => [name, 'off']));

const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*.contract.ts',
  'test/browser/**',
  'test/faults/**',
  'test/pictures/**',
];

// Not in TypeScript: oxlint reads that from Node 22.18 on, and this repository runs on Node 20.19.
/** @type {import('oxlint').OxlintConfig} */
export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'promise'],
  jsPlugins: ['./scripts/quality/title-name-rule.mjs'],
  env: { builtin: true, es2023: true },
  ignorePatterns: ['node_modules', 'dist', 'deploy', 'coverage', 'test-results', 'playwright-report'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    ...on('eqeqeq no-alert no-console no-else-return no-param-reassign no-var prefer-const'),
    complexity: ['error', { max: 10 }],
    'max-depth': ['error', 3],
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 40, IIFEs: true }],
    'max-params': ['error', { max: 3 }],
    'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],

    ...on('import/no-cycle import/no-default-export import/no-mutable-exports oxc/no-const-enum'),
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', '@fontsource-variable/**', 'reflect-metadata/lite'] },
    ],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],

    ...on('typescript/no-deprecated typescript/no-explicit-any typescript/no-misused-promises'),
    ...on('typescript/no-namespace typescript/no-non-null-assertion typescript/no-unsafe-argument'),
    ...on('typescript/no-unsafe-assignment typescript/no-unsafe-call typescript/no-unsafe-member-access'),
    ...on('typescript/no-unsafe-return typescript/prefer-readonly'),
    ...on('typescript/use-unknown-in-catch-callback-variable'),
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': false, 'ts-ignore': true, 'ts-nocheck': true }],
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

    'promise/no-callback-in-promise': ['error', { exceptions: ['next'] }],
    ...on('react/button-has-type react/jsx-no-target-blank react/jsx-no-useless-fragment react/no-danger'),
    ...on('react/no-unknown-property react/rules-of-hooks react/self-closing-comp'),
    ...on('unicorn/no-abusive-eslint-disable unicorn/prefer-node-protocol unicorn/throw-new-error'),
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*', 'check*'] }],

    ...off('no-await-in-loop no-promise-executor-return no-underscore-dangle oxc/no-map-spread'),
    ...off('import/no-named-as-default-member jsx-a11y/prefer-tag-over-role react/iframe-missing-sandbox'),
    ...off('react/react-in-jsx-scope typescript/no-unsafe-type-assertion unicorn/consistent-function-scoping'),
    ...off('vitest/require-mock-type-parameters'),
  },
  overrides: [
    ...Object.entries(LAYERS).map(overrideOf),
    overrideOf(['ui/components/rating', PRINTS_RATINGS]),
    refuse(['src/composition/**'], [acrossLayers('composition'), ...COMPOSITION]),
    refuse(
      ['test-fixtures/**', 'build/**', 'scripts/**'],
      [
        {
          group: [String.raw`\#composition/**`, '**/src/composition/**'],
          message: 'Nothing imports the composition root.',
        },
      ],
    ),
    {
      files: ['src/ui/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...words('fetch XMLHttpRequest WebSocket localStorage sessionStorage indexedDB BroadcastChannel'),
        ],
      },
    },
    {
      files: ['src/ui/**'],
      rules: { 'no-restricted-properties': ['error', { property: 'vote_average', message: ONE_RATING }] },
    },
    { files: ['src/ui/components/rating/**'], rules: off('no-restricted-properties') },
    { files: ['src/ui/**'], rules: on('matinee/title-name') },
    {
      files: ['src/adapters/browser/*log*.ts', 'src/adapters/browser/vitals/vitals.ts'],
      rules: off('no-console'),
    },
    { files: ['scripts/**', 'test/bench/**', 'build/**'], rules: off('no-console') },
    {
      files: ['**/*.config.ts', '*.config.mjs', 'scripts/quality/title-name-rule.mjs'],
      rules: off('import/no-default-export'),
    },
    { files: ['**/*.data.ts', 'test-fixtures/catalogue/**', 'test-fixtures/artwork/**'], rules: off('max-lines') },
    {
      files: TESTS,
      rules: off(
        'no-restricted-imports no-restricted-globals no-restricted-properties max-lines-per-function max-params no-shadow typescript/unbound-method typescript/no-non-null-assertion',
      ),
    },
    {
      files: ['test/browser/**', 'test/faults/**', 'test/pictures/**'],
      rules: off('vitest/expect-expect vitest/no-standalone-expect vitest/valid-expect vitest/valid-title'),
    },
  ],
};
