import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

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

/** @param {number} port */
const isFree = async (port) => {
  const server = createServer().listen(port);
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), 'close');
  return isListening;
};

/**
 * Free ports, the same as the last time where all of these are: what is built with their addresses need not be built again.
 * @param {string} file where they are kept
 * @param {number} count how many
 * @returns {Promise<number[]>}
 */
export async function freePortsAgain(file, count) {
  const kept = existsSync(file) ? readFileSync(file, 'utf8').split(' ').map(Number) : [];
  const free = await Promise.all(kept.map(isFree));
  if (kept.length === count && free.every(Boolean)) return kept;
  const ports = await freePorts(count);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, ports.join(' '));
  return ports;
}
