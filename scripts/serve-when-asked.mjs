// `node scripts/serve-when-asked.mjs start` is `npm start` once somebody asks PORT for something: a site that no test
// of a run asks for is not built. The first to ask gets 503, and may ask again until the site is there.
import { once } from 'node:events';
import { createServer } from 'node:http';

const server = createServer((_request, response) => {
  response.writeHead(503, { Connection: 'close' }).end('It is being built.');
});
server.listen(Number(process.env['PORT']), 'localhost');
await once(server, 'request');
await once(server.close(), 'close');
await import(`./${process.argv[2]}.mjs`);
