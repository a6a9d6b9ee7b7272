import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Patch {
  readonly file: RegExp;
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** The router's own exports lead to its development build, whatever is being built. */
const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** A bundler cannot know that code has no effect, or that nothing here calls it. */
export const PATCHES: readonly Patch[] = [
  // Display names are for developer tools, but to a bundler each is a use of the component that it names.
  { file: /\/react-router\/dist\//, pattern: /^[\w$]+\.displayName = "[\w$]+";$/gm, replacement: '' },
  { file: /\/react-router\/dist\//, pattern: /(?<== )React\d*\.forwardRef\(/g, replacement: '/* @__PURE__ */ $&' },
  // Inversify, the only one to use `Reflect`, asks for three functions.
  {
    file: /\/reflect-metadata\/ReflectLite\.js/,
    pattern: /^ *exporter\("(?!(?:define|get|getOwn)Metadata")(\w+)", \1\);$/gm,
    replacement: '',
  },
  // No observable is made of a stream or of an async iterable, which bring the helpers for async functions in ES2015.
  {
    file: /\/rxjs\/dist\/esm\/internal\/(observable\/innerFrom|scheduled\/scheduled)\.js/,
    pattern: /^ *if \(is(?:AsyncIterable|ReadableStreamLike)\(input\)\) \{\n.*\n *\}\n/gm,
    replacement: '',
  },
  // The page's files are fetched by the early script, forms are submitted by components, and nothing is hydrated.
  {
    file: /\/react-dom\/cjs\/react-dom(-client)?\.production\.js/,
    pattern:
      /^exports\.(?:pre(?:connect|fetchDNS|init|initModule|load|loadModule)|requestFormReset|useForm\w+|hydrateRoot) = function.*?^};$/gms,
    replacement: '',
  },
  // Papaparse is CommonJS. Unchanged, it makes the bundler put its helper for that into a file that the first route fetches too.
  {
    file: /\/papaparse\/papaparse(?:\.min)?\.js/,
    pattern: /^[^]*$/,
    replacement: 'const module = { exports: {} }, { exports } = module;\n$&\nexport default module.exports;',
  },
];

/** Changes the code of libraries for the build, so that what nobody uses of it stays out of the site, nor needs helpers. */
export const libraryPatchesPlugin = (): Plugin => ({
  name: 'matinee:library-patches',
  apply: 'build',
  config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] } }),
  transform: {
    filter: { id: PATCHES.map(({ file }) => file) },
    handler(text, id) {
      const patches = PATCHES.filter(({ file }) => file.test(id));
      return { code: patches.reduce((code, patch) => code.replace(patch.pattern, patch.replacement), text), map: null };
    },
  },
});
