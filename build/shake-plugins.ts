import type { Plugin } from 'vite';

/** Code of libraries that nothing here calls, and that no bundler can know to be without effect. */
const UNUSED: readonly { readonly file: RegExp; readonly code: RegExp }[] = [
  // Inversify, the only one to use `Reflect`, asks for three functions.
  {
    file: /\/reflect-metadata\/ReflectLite\.js/,
    code: /^ *exporter\("(?!(?:define|get|getOwn)Metadata")(\w+)", \1\);$/gm,
  },
  // No observable is made of a stream or of an async iterable, which bring the helpers for async functions in ES2015.
  {
    file: /\/rxjs\/dist\/esm\/internal\/(observable\/innerFrom|scheduled\/scheduled)\.js/,
    code: /^ *if \(is(?:AsyncIterable|ReadableStreamLike)\(input\)\) \{\n.*\n *\}\n/gm,
  },
  // The page's files are fetched by the early script, forms are submitted by components, and nothing is hydrated.
  {
    file: /\/react-dom\/cjs\/react-dom(-client)?\.production\.js/,
    code: /^exports\.(?:pre(?:connect|fetchDNS|init|initModule|load|loadModule)|requestFormReset|useForm\w+|hydrateRoot) = function.*?^};$/gms,
  },
];

/** Lets the bundler see which code of libraries nobody uses, so that it stays out of the site. */
export const shakePlugins = (): readonly Plugin[] =>
  UNUSED.map(({ file, code: unused }) => ({
    name: 'matinee:shake',
    apply: 'build',
    transform: { filter: { id: file }, handler: (code) => ({ code: code.replace(unused, ''), map: null }) },
  }));
