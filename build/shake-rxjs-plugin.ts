import type { Plugin } from 'vite';

/** The sources of `from` that nothing here is, with what they bring: the helpers that stand for async functions in ES2015. */
const UNUSED = /^ *if \(is(?:AsyncIterable|ReadableStreamLike)\(input\)\) \{\n.*\n *\}\n/gm;

/** Lets the bundler see that no observable is made of a stream or of an async iterable. */
export function shakeRxjsPlugin(): Plugin {
  return {
    name: 'matinee:shake-rxjs',
    apply: 'build',
    transform: {
      filter: { id: /\/rxjs\/dist\/esm\/internal\/(observable\/innerFrom|scheduled\/scheduled)\.js/ },
      handler: (code) => ({ code: code.replace(UNUSED, ''), map: null }),
    },
  };
}
