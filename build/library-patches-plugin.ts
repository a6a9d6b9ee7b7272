import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Patch {
  readonly file: RegExp;
  readonly code: RegExp;
  readonly by: string;
}

/** The router's own exports lead to its development build, whatever is being built. */
const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** What no bundler can know of the code of libraries: that it is without effect, that nothing here calls it, or that it is a module. */
const PATCHES: readonly Patch[] = [
  // Display names are for developer tools, but to a bundler each is a use of the component that it names.
  { file: /\/react-router\/dist\//, code: /^[\w$]+\.displayName = "[\w$]+";$/gm, by: '' },
  { file: /\/react-router\/dist\//, code: /(?<== )React\d*\.forwardRef\(/g, by: '/* @__PURE__ */ $&' },
  // Inversify, the only one to use `Reflect`, asks for three functions.
  {
    file: /\/reflect-metadata\/ReflectLite\.js/,
    code: /^ *exporter\("(?!(?:define|get|getOwn)Metadata")(\w+)", \1\);$/gm,
    by: '',
  },
  // No observable is made of a stream or of an async iterable, which bring the helpers for async functions in ES2015.
  {
    file: /\/rxjs\/dist\/esm\/internal\/(observable\/innerFrom|scheduled\/scheduled)\.js/,
    code: /^ *if \(is(?:AsyncIterable|ReadableStreamLike)\(input\)\) \{\n.*\n *\}\n/gm,
    by: '',
  },
  // The page's files are fetched by the early script, forms are submitted by components, and nothing is hydrated.
  {
    file: /\/react-dom\/cjs\/react-dom(-client)?\.production\.js/,
    code: /^exports\.(?:pre(?:connect|fetchDNS|init|initModule|load|loadModule)|requestFormReset|useForm\w+|hydrateRoot) = function.*?^};$/gms,
    by: '',
  },
  // Else what lets the bundler load the old form becomes a file that is fetched beside the first route's.
  {
    file: /\/papaparse\/papaparse(?:\.min)?\.js/,
    code: /^[^]*$/,
    by: 'const module = { exports: {} }, { exports } = module;\n$&\nexport default module.exports;',
  },
];

/** Changes the code of libraries for the build, so that what nobody uses of it stays out of the site. */
export const libraryPatchesPlugin = (): Plugin => ({
  name: 'matinee:library-patches',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] } }),
  transform: {
    filter: { id: PATCHES.map(({ file }) => file) },
    handler(text, id) {
      const patches = PATCHES.filter(({ file }) => file.test(id));
      return { code: patches.reduce((code, patch) => code.replace(patch.code, patch.by), text), map: null };
    },
  },
});
