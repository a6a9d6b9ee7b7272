import type { Plugin } from 'vite';

/** Has to be the first line of a file: V8 ignores it behind any code. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Nearly all functions of the page's first file are called at the start: Chromium compiles them at once, beside the main
 * thread.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'matinee:compile-hint',
    apply: 'build',
    generateBundle: {
      // Vite puts code before everything that is there earlier.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code;
        }
      },
    },
  };
}
