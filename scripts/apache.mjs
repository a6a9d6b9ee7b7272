import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Debian has it where only root looks. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
const MODULES = '/usr/lib/apache2/modules';
const NEEDED = ['mpm_event', 'authz_core', 'dav', 'dav_fs', 'dav_lock'];

/** Whether this machine has Debian's apache2, with WebDAV. */
export const hasApache = () => !spawnSync('apache2', ['-v'], { env }).error;

/** Root's apache does not run as root. */
const isRoot = () => process.getuid?.() === 0;

/**
 * @typedef {object} Options
 * @property {string} folder for what apache reads and writes
 * @property {number} port
 */

/** @param {Options} options */
const configuration = ({ folder, port }) => `
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog /dev/null
${NEEDED.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
Mutex file:${folder}
${isRoot() ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${folder}/files
DavLockDB ${folder}/locks/db
<Directory ${folder}/files>
  Dav On
  Require all granted
</Directory>
`;

/**
 * Starts this machine's apache2 with WebDAV over `files` in a folder. It ends when it is killed.
 * @param {Options} options
 */
export async function startApache(options) {
  const folder = resolve(options.folder);
  for (const name of ['files', 'locks']) await mkdir(join(folder, name), { recursive: true });
  for (const name of ['', 'files', 'locks']) await chmod(join(folder, name), 0o777);
  const path = join(folder, 'apache2.conf');
  await writeFile(path, configuration({ ...options, folder }));
  return spawn('apache2', ['-f', path, '-D', 'FOREGROUND'], { env, stdio: 'inherit' });
}
