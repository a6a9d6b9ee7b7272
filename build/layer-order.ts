import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LAYERS = new URL('../src/ui/styles/layers.css', import.meta.url);

/**
 * Begins every CSS module with the order of the layers. The first style sheet a browser meets fixes that order, and which
 * one that is depends on how the bundler splits the code: it may well be a component's.
 */
export function layerOrder(): Plugin {
  const order = readFileSync(LAYERS, 'utf8');
  return {
    name: 'matinee:layer-order',
    enforce: 'pre',
    transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code: order + code, map: null }) },
  };
}
