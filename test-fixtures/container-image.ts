import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { folderFile, nginxFile } from '../build/host-files.ts';
import { PLACEHOLDERS } from '../build/run-time/placeholders.ts';
import { settingsFile } from '../build/run-time/settings-file.ts';
import { securityHeaders } from '../build/security-headers.ts';
import { OPEN_FOLDER, guardPage, knownAddresses, withInline } from '../build/security.ts';
import { readConfig } from '../src/composition/config.ts';

export type Environment = Readonly<Record<string, string>>;

const DEPLOY = resolve(import.meta.dirname, '../deploy');
const CONFIGURE = join(DEPLOY, 'configure.sh');

const STYLES = `p{background:url(${PLACEHOLDERS.base}assets/icons-1a2b.svg)}\nq{color:red}`;
const PAGE = `<!doctype html>
<html><head>
<meta charset="utf-8" />
<meta property="og:image" content="${PLACEHOLDERS.siteUrl}link-preview.png" />
<link rel="icon" href="${PLACEHOLDERS.base}favicon.svg" />
<script type="application/json" data-settings>${PLACEHOLDERS.settings}</script>
<script>go()</script>
<style>${STYLES}</style>
</head><body><a href="${PLACEHOLDERS.base}movie">Movies</a><a href="${PLACEHOLDERS.base}tv">TV</a></body></html>`;
const WORKER = `const __RELEASE__ = {"name":"0a1b${PLACEHOLDERS.release}","scope":"${PLACEHOLDERS.scope}","screens":"^(?:|search${PLACEHOLDERS.pairing})/?$"};`;

/** A site as a run-time build writes it, but small. */
async function writeBuild(folder: string, built: Environment): Promise<void> {
  const env = { VITE_RUN_TIME: 'true', VITE_TMDB_API_URL: '/tmdb/3', ...built };
  const config = readConfig(env);
  const page = withInline(PAGE, knownAddresses(config, env));
  const files: Environment = {
    'index.html': guardPage(PAGE, page),
    'index.html.br': 'of the build',
    'index.html.gz': 'of the build',
    'sw.js': WORKER,
    'sw.js.gz': 'of the build',
    'favicon.svg': '<svg/>',
    'assets/start-1a2b.js': 'script',
    'assets/start-1a2b.js.br': 'script, brotli',
    _headers: 'for hosts',
    '_nginx.conf': nginxFile(securityHeaders(page), `${PLACEHOLDERS.folder}/`),
    '_folder.conf': folderFile(OPEN_FOLDER),
    _settings: settingsFile({ config, env, base: '/', catalogues: ['tmdb', 'demo'] }),
  };
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** What of `deploy/` an image has. */
export async function copyDeployed(image: string): Promise<void> {
  await mkdir(join(image, 'nginx'), { recursive: true });
  const names = (await readdir(DEPLOY)).filter((name) => name.endsWith('.conf') || name === 'tmdb-upstream.sh');
  for (const name of names) await cp(join(DEPLOY, name), join(image, 'nginx', name));
}

/** An image with small builds, made with the same arguments. */
export async function writeImage(image: string, catalogues = ['tmdb', 'demo'], built: Environment = {}): Promise<void> {
  await copyDeployed(image);
  for (const catalogue of catalogues)
    await writeBuild(join(image, 'sites', catalogue), { ...built, VITE_CATALOG: catalogue });
}

export interface Configured {
  readonly status: number | null;
  readonly stderr: string;
}

/** Runs the container's own script. @param path where its shell and its commands are */
export function configure(
  image: string,
  out: string,
  env: Environment = {},
  path = process.env['PATH'] ?? '',
): Configured {
  const { status, stderr } = spawnSync('sh', [CONFIGURE, image, out], {
    env: { PATH: path, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}
