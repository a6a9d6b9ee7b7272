// A process of its own for one build: Vite's builder keeps 0.85 GB for as long as its process lives, and a server lives for long.
import { createBuilder } from 'vite';
import { outDir } from './build-site.mjs';
import { printFirstRoute } from './first-route-size.mjs';

/** Maps that no script names: all else of a test's build is as it is shipped. */
const build = process.env['TEST_BUILD'] ? { sourcemap: /** @type {const} */ ('hidden') } : {};

try {
  // Hundreds of pictures would be listed otherwise.
  const builder = await createBuilder({ logLevel: 'warn', build });
  await builder.buildApp();
  printFirstRoute(outDir());
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
