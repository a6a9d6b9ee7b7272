import { spawn, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Debian has it where only root looks. */
const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * @typedef {object} Tmdb the target of the site's `/tmdb` and `/tmdb-images`
 * @property {string} origin of TMDB and its pictures, or of what stands for both
 * @property {string} token
 * @property {string} [freshFor] how long answers and pictures are fresh, in nginx's notation
 * @property {boolean} [isFast] whether as good as no limit holds for how fast it is asked
 */

/**
 * @typedef {object} Devices the folders at the site's `/devices`
 * @property {string} folder where they are
 * @property {boolean} [isFast] whether as good as no limit holds for how fast they are asked
 */

/**
 * @typedef {object} Options
 * @property {string} folder for what nginx reads and writes
 * @property {string} site the built one
 * @property {number} port
 * @property {Tmdb} [tmdb]
 * @property {Devices} [devices]
 */

/** What this machine's nginx says of itself; undefined where there is none. */
const about = () => {
  const { error, stderr } = spawnSync('nginx', ['-V'], { env, encoding: 'utf8' });
  return error ? undefined : stderr;
};

export const hasNginx = () => about() !== undefined;

const systemFolder = () => dirname(/--conf-path=(\S+)/.exec(about() ?? '')?.[1] ?? '/etc/nginx/nginx.conf');

/**
 * What `/etc/nginx/nginx.conf` would say, where one user runs all of it.
 * @param {string} folder for what nginx writes
 * @param {readonly string[]} http what is in the block of that name
 */
export const mainConfiguration = (folder, http) => {
  const lines = [
    `include ${systemFolder()}/mime.types;`,
    'access_log off;',
    'error_log stderr crit;',
    ...TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`),
    ...http,
  ];
  return `pid ${folder}/pid;\nevents {}\nhttp {\n${lines.join('\n')}\n}\n`;
};

/**
 * Starts nginx as one process, which ends when it is killed.
 * @param {string} folder where it looks for what it includes
 * @param {string} path of its configuration
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const spawnNginx = (folder, path, options = {}) => {
  const args = ['-c', path, '-p', folder, '-e', 'stderr', '-g', 'daemon off; master_process off;'];
  return spawn('nginx', args, { env, stdio: 'inherit', ...options });
};

/** @param {string} name of a file in `deploy/` */
const deployed = (name) => readFile(new URL(`../deploy/${name}`, import.meta.url), 'utf8');

/** @param {string} file @param {string} token */
function writeUpstream(file, token) {
  const script = new URL('../deploy/tmdb-upstream.sh', import.meta.url).pathname;
  const own = { ...env, TMDB_ACCESS_TOKEN: token, TMDB_ACCESS_TOKEN_FILE: '' };
  const { status } = spawnSync('sh', [script, file], { env: own, stdio: 'inherit' });
  if (status !== 0) throw new Error('The token was refused.');
}

/** @param {string} text @param {boolean} isFast */
const withPace = (text, isFast) => (isFast ? text.replaceAll(/rate=\d+r/g, 'rate=9999r') : text);

/** @param {string} folder @param {Tmdb} tmdb @returns {Promise<string>} */
async function writeProxy(folder, { origin, token, freshFor = '1h', isFast = false }) {
  writeUpstream(join(folder, 'tmdb-upstream.conf'), token);
  for (const name of ['tmdb-proxy.conf', 'tmdb-images.conf', 'tmdb-answers.conf']) {
    const text = (await deployed(name))
      .replace(/https:\/\/(api\.themoviedb|image\.tmdb)\.org/, origin)
      .replaceAll(/valid 200 \w+/g, `valid 200 ${freshFor}`);
    await writeFile(join(folder, 'matinee', name), text);
  }
  return withPace((await deployed('tmdb-cache.conf')).replaceAll('/var/cache/nginx', folder), isFast);
}

/** @param {string} folder @param {Devices} devices @returns {Promise<string>} */
async function writeDevices(folder, { folder: root, isFast = false }) {
  await mkdir(root, { recursive: true });
  const devices = (await deployed('devices.conf')).replaceAll('/var/lib/matinee', resolve(root));
  await writeFile(join(folder, 'matinee/devices.conf'), devices);
  return withPace(await deployed('devices-limit.conf'), isFast);
}

/**
 * The files of `deploy/` as they are, but for where they listen, where the site, TMDB and folders
 * are, how long answers are fresh, and how fast folders may be asked.
 * @param {Options} options
 */
async function writeConfiguration({ folder, site, port, tmdb, devices }) {
  await mkdir(join(folder, 'matinee'), { recursive: true });
  const server = (await deployed('nginx.conf'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/usr/share/nginx/html', resolve(site))
    .replaceAll('/var/log/nginx', folder);
  await writeFile(join(folder, 'matinee/health.conf'), await deployed('health.conf'));
  const http = [
    ...(tmdb ? [await writeProxy(folder, tmdb)] : []),
    ...(devices ? [await writeDevices(folder, devices)] : []),
    server,
  ];
  const path = join(folder, 'nginx.conf');
  await writeFile(path, mainConfiguration(folder, http));
  return path;
}

/**
 * Starts this machine's nginx with the files of `deploy/`.
 * @param {Options} options
 */
export async function startNginx(options) {
  const folder = resolve(options.folder);
  const path = await writeConfiguration({ ...options, folder });
  return spawnNginx(folder, path);
}
