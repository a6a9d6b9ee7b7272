import { preview } from 'vite';
import { buildSite } from './build-site.mjs';
import { configureByToken } from './configure.mjs';
import { run } from './run.mjs';

await run(async () => {
  configureByToken('production');
  await buildSite();
  const server = await preview({ logLevel: 'warn' });
  console.log(`Matinee is at ${server.resolvedUrls?.local[0]}`);
});
