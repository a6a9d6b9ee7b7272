import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mainConfiguration, spawnNginx } from './nginx.mjs';

const DEPLOY = fileURLToPath(new URL('../deploy/', import.meta.url));

/**
 * @typedef {object} Container
 * @property {string} folder is removed, and holds all of it; others than its owner must be able to come there
 * @property {Readonly<Record<string, string>>} sites folders of run-time builds, by catalogue
 * @property {number} port
 * @property {Readonly<Record<string, string | undefined>>} settings the container's environment
 * @property {string} [tmdb] origin of what stands for TMDB and its pictures
 */

/** @param {string} folder of a container that has ended: its image cannot be written to */
export async function removeContainer(folder) {
  if (!existsSync(folder)) return;
  execFileSync('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true });
}

/** Who runs a container has no rights on this machine, where there is such a user to become. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ option) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/**
 * The files of `deploy/` that an image has, as they are but for where nginx listens and keeps what it writes, where TMDB is, and how fast
 * visitors may ask: all of a test's have one address.
 * @param {string} image @param {Container} container
 */
async function writeImage(image, { folder, sites, port, tmdb }) {
  await mkdir(join(image, 'nginx'), { recursive: true });
  for (const [catalogue, site] of Object.entries(sites)) {
    await cp(site, join(image, 'sites', catalogue), { recursive: true });
  }
  const names = (await readdir(DEPLOY)).filter((name) => name.endsWith('.conf') || name === 'tmdb-upstream.sh');
  for (const name of names) {
    const text = (await readFile(join(DEPLOY, name), 'utf8'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll(/https:\/\/(api\.themoviedb|image\.tmdb)\.org/g, (known) => tmdb ?? known)
      .replaceAll('/var/cache/nginx', join(folder, 'cache'))
      .replaceAll('/var/lib/matinee', join(folder, 'data'))
      .replaceAll('/var/log/nginx', join(folder, 'logs'))
      .replaceAll(/rate=\d+r/g, 'rate=9999r');
    await writeFile(join(image, 'nginx', name), text);
  }
  execFileSync('chmod', ['-R', 'a-w,a+rX', image]);
}

/**
 * What a container of `deploy/Containerfile` does at its start, with this machine's nginx: an image that cannot be written to, a user
 * without rights, and one folder for what is written.
 * @param {Container} container
 * @returns {Promise<import('node:child_process').ChildProcess>} nginx
 * @throws {Error} with the sentence by which the container ends
 */
export async function startContainer(container) {
  const { folder, settings } = container;
  const [image, temporary] = [join(folder, 'image'), join(folder, 'tmp')];
  await removeContainer(folder);
  const user = unprivileged();
  for (const each of ['', 'tmp', 'cache', 'data', 'logs']) {
    await mkdir(join(folder, each), { recursive: true });
    if (user.uid !== undefined && each) await chown(join(folder, each), user.uid, user.gid);
  }
  await chmod(folder, 0o755);
  await writeImage(image, container);
  const out = join(temporary, 'matinee');
  const env = { PATH: process.env['PATH'], ...settings };
  const { status, stderr } = spawnSync('sh', [join(DEPLOY, 'configure.sh'), image, out], {
    env,
    encoding: 'utf8',
    ...user,
  });
  if (status !== 0) throw new Error(stderr.trim());
  const path = join(folder, 'nginx.conf');
  await writeFile(path, mainConfiguration(temporary, [`include ${out}/conf.d/*.conf;`]));
  return spawnNginx(temporary, path, user);
}
