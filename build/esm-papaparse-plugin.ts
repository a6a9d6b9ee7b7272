import type { Plugin } from 'vite';

/**
 * Makes a module of papaparse, which is none. Else what lets the bundler load the old form, in the first route's own file so far,
 * becomes a file that is fetched beside it.
 */
export function esmPapaparsePlugin(): Plugin {
  return {
    name: 'matinee:esm-papaparse',
    apply: 'build',
    transform: {
      filter: { id: /\/papaparse\/papaparse(?:\.min)?\.js/ },
      handler: (code) => ({
        code: `const module = { exports: {} }, { exports } = module;\n${code}\nexport default module.exports;`,
        map: null,
      }),
    },
  };
}
