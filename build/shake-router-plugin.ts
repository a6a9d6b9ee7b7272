import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The package's own exports lead to the development build, whatever is being built. */
const PRODUCTION = fileURLToPath(new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url));

/** Display names are for developer tools, but to a bundler each is a use of the component that it names. */
const DISPLAY_NAME = /^[\w$]+\.displayName = "[\w$]+";$/gm;
const FORWARD_REF = /(?<== )React\d*\.forwardRef\(/g;

/** Lets the bundler see which of the router's components nobody uses, so that they stay out of the site. */
export function shakeRouterPlugin(): Plugin {
  return {
    name: 'matinee:shake-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] } }),
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(FORWARD_REF, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  };
}
