import type { CSSOptions } from 'vite';

/** The browsers of the past two years or so: where `light-dark()` needs no polyfill. Major version in the third byte. */
const CSS_TARGETS = { chrome: 123 << 16, edge: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) };

/** Of everything that is built: the same class has the same name in the application and in the early script. */
export const CSS_OPTIONS: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets: CSS_TARGETS, cssModules: { pattern: '[local]_[hash]' } },
};
