import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Ports of this machine that no server uses at the moment, each another one.
 * @param {number} count how many
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  // All are held until the last is found, so that none is given twice.
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
