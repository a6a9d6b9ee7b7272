import { createServer } from 'vite';
import { configureByToken } from './configure.mjs';
import { run } from './run.mjs';

await run(async () => {
  configureByToken('development');
  const server = await createServer();
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
});
