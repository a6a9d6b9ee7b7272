import { describe, inject } from 'vitest';
import type { AdapterFile } from './adapter-file.ts';
import { runContractOf, type GivenContract } from './run-contract-of.ts';

// What `npm run contract` runs in a browser.

declare module 'vitest' {
  interface ProvidedContext {
    readonly contracts: readonly GivenContract[];
  }
}

const imported = await Promise.all(
  inject('contracts').map(async (given) => ({
    given,
    exported: (await import(/* @vite-ignore */ `/${given.file}`)) as AdapterFile,
  })),
);

for (const { given, exported } of imported) {
  describe(`${given.port} ${given.file}`, () => {
    runContractOf(given, exported);
  });
}
