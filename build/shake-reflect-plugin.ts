import type { Plugin } from 'vite';

/** What Inversify, the only one to use it, asks of `Reflect`. */
const USED = new Set(['defineMetadata', 'getMetadata', 'getOwnMetadata']);
const EXPORTED = /^ *exporter\("(\w+)", \1\);$/gm;

/** Lets the bundler see which of reflect-metadata's functions nobody uses, so that they stay out of the site. */
export function shakeReflectPlugin(): Plugin {
  return {
    name: 'matinee:shake-reflect',
    apply: 'build',
    transform: {
      filter: { id: /\/reflect-metadata\/ReflectLite\.js/ },
      handler: (code) => ({
        code: code.replace(EXPORTED, (call, name: string) => (USED.has(name) ? call : '')),
        map: null,
      }),
    },
  };
}
