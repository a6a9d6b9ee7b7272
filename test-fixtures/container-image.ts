import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Addresses } from '../build/content-security-policy.ts';
import { folderFile, nginxFile } from '../build/host-files.ts';
import { PLACEHOLDERS } from '../build/run-time/placeholders.ts';
import { settingsFile } from '../build/run-time/settings-file.ts';
import { securityHeaders } from '../build/security-headers.ts';
import { OPEN_FOLDER, guardPage, knownAddresses, withInline } from '../build/security.ts';

export type Environment = Readonly<Record<string, string>>;

/** The application's `readConfig`. */
export type ReadConfig = (env: Environment) => Addresses & { readonly token: string };

const DEPLOY = resolve(import.meta.dirname, '../deploy');
const CONFIGURE = join(DEPLOY, 'configure.sh');

const STYLES = `p{background:url(${PLACEHOLDERS.base}assets/icons-1a2b.svg)}\nq{color:red}`;
const PAGE = `<!doctype html>
<html><head>
<meta charset="utf-8" />
<meta property="og:image" content="${PLACEHOLDERS.siteUrl}link-preview.png" />
<link rel="icon" href="${PLACEHOLDERS.base}favicon.png" />
<script type="application/json" data-settings>${PLACEHOLDERS.settings}</script>
<script>go()</script>
<style>${STYLES}</style>
</head><body><noscript>No script.${PLACEHOLDERS.links}</noscript><a href="${PLACEHOLDERS.base}movie">Movies</a><a href="${PLACEHOLDERS.base}tv">TV</a></body></html>`;
const WORKER = `const __RELEASE__ = {"name":"0a1b${PLACEHOLDERS.release}","scope":"${PLACEHOLDERS.scope}","screens":"^(?:|search${PLACEHOLDERS.pairing})/?$"};`;

/** A site as a run-time build writes it, but small. */
async function writeBuild(folder: string, readConfig: ReadConfig, built: Environment): Promise<void> {
  const env = { VITE_RUN_TIME: 'true', VITE_TMDB_API_URL: '/tmdb/3', ...built };
  const config = readConfig(env);
  const page = withInline(PAGE, knownAddresses(config, env));
  const files: Environment = {
    'index.html': guardPage(PAGE, page),
    'index.html.br': 'of the build',
    'index.html.gz': 'of the build',
    'sw.js': WORKER,
    'sw.js.gz': 'of the build',
    'favicon.png': '<svg/>',
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
async function copyDeployed(image: string): Promise<void> {
  await mkdir(join(image, 'nginx'), { recursive: true });
  const names = (await readdir(DEPLOY)).filter((name) => name.endsWith('.conf') || name === 'tmdb-upstream.sh');
  for (const name of names) await cp(join(DEPLOY, name), join(image, 'nginx', name));
}

export interface Image {
  readonly readConfig: ReadConfig;
  readonly catalogues?: readonly string[];
  /** What all builds were given. */
  readonly built?: Environment;
}

/** An image with small builds. */
export async function writeImage(
  image: string,
  { readConfig, catalogues = ['tmdb', 'demo'], built }: Image,
): Promise<void> {
  await copyDeployed(image);
  for (const catalogue of catalogues)
    await writeBuild(join(image, 'sites', catalogue), readConfig, { ...built, VITE_CATALOG: catalogue });
}

export interface Configured {
  readonly status: number | null;
  readonly stderr: string;
}

/** Runs the container's own script. `PATH` in its environment is where its shell and its commands are; this machine's by default. */
function configure(image: string, out: string, env: Environment): Configured {
  const { status, stderr } = spawnSync('sh', [CONFIGURE, image, out], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

/** Small images, and what a container of one writes. */
export interface SmallContainers {
  readonly folder: string;
  readonly image: (name: string, image: Omit<Image, 'readConfig'>) => Promise<void>;
  /** @param image's name; by default one with both catalogues that was told nothing */
  readonly start: (env: Environment, image?: string) => Configured;
  /** A file that the last one has written. */
  readonly written: (name: string) => string;
  readonly close: () => Promise<void>;
}

export async function smallContainers(readConfig: ReadConfig): Promise<SmallContainers> {
  const folder = await mkdtemp(join(tmpdir(), 'configure-'));
  const image: SmallContainers['image'] = (name, given) => writeImage(join(folder, name), { readConfig, ...given });
  await image('image', {});
  return {
    folder,
    image,
    start: (env, name = 'image') => configure(join(folder, name), join(folder, 'out'), env),
    written: (name) => readFileSync(join(folder, 'out', name), 'utf8'),
    close: () => rm(folder, { recursive: true }),
  };
}
