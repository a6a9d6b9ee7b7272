// `node scripts/serve-when-asked.mjs start` is `npm start` once somebody asks PORT for something: a site that no test
// of a run asks for is not built. The first to ask gets 503, and may ask again until the site is there; 500 says that it
// will not be, and the server has said why.
import { once } from 'node:events';
import { createServer } from 'node:http';

/** @param {number} status @param {string} text of every answer */
const answering = (status, text) =>
  createServer((_request, response) => {
    response.writeHead(status, { Connection: 'close' }).end(text);
  }).listen(Number(process.env['PORT']), 'localhost');

const server = answering(503, 'It is being built.');
await once(server, 'request');
await once(server.close(), 'close');
await import(`./${process.argv[2]}.mjs`);
if (process.exitCode) answering(500, 'It could not be built.');
