import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly user: string;
  readonly ports: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly volumes: readonly string[];
  readonly tmpfs: readonly string[];
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const FILE = 'deploy/compose.yaml';
const text = readFileSync(FILE, 'utf8');
const { services, secrets, volumes } = parse(text, { strict: true, uniqueKeys: true }) as Compose;
const [service] = Object.values(services);
if (!service) throw new Error('There is no service.');

const deployed = (name: string): string => readFileSync(join('deploy', name), 'utf8');
const confs = readdirSync('deploy').filter((name) => name.endsWith('.conf'));
const nginx = confs.map(deployed).join('\n');
const [, port = ''] = /^ *listen (\d+);/m.exec(nginx) ?? [];
const sorted = (names: readonly string[]): readonly string[] => [...names].toSorted();
const all = (pattern: RegExp, from: string): readonly string[] =>
  Array.from(from.matchAll(pattern), ([, found = '']) => found);

it('is one service, which names what is declared, and declares what is named', () => {
  expect(Object.keys(services)).toHaveLength(1);
  expect(sorted(service.volumes.map((each) => each.split(':')[0] ?? ''))).toEqual(sorted(Object.keys(volumes)));
  expect(service.secrets).toEqual(Object.keys(secrets));
});

it('is of the repository of the project', () => {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8')) as { repository: { url: string } };
  const [, path = ''] = /github\.com\/(.*)\.git$/.exec(repository.url) ?? [];
  expect(service.image).toMatch(new RegExp(`^ghcr\\.io/${path}:1$`));
  expect(readFileSync('.github/workflows/release.yml', 'utf8')).toContain(`IMAGE: ghcr.io/${path}\n`);
});

it('lets nginx write where it writes, and nowhere else', () => {
  const written = [
    ...all(/^ *(?:proxy_cache_path|client_body_temp_path) ([^ ;]+)/gm, nginx),
    ...all(/^ *alias ([^ ;]+)/gm, deployed('devices.conf')),
    ...all(/^out=\$\{2:-(.*)\}$/gm, deployed('configure.sh')),
  ];
  const writable = [...service.tmpfs, ...service.volumes.map((each) => each.split(':')[1] ?? '')];
  expect(written.length).toBeGreaterThanOrEqual(5);
  expect(written.filter((path) => !writable.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
  expect(writable.filter((folder) => !written.some((path) => path.startsWith(`${folder}/`)))).toEqual([]);
});

it('asks for the health at the port on which nginx listens', () => {
  expect(service.ports).toEqual([`${port}:${port}`]);
  expect(service.healthcheck.test.at(-1)).toBe(`http://127.0.0.1:${port}/health`);
  expect(deployed('Containerfile')).toContain(`http://127.0.0.1:${port}/health || exit 1`);
});

it('has the token from its secret alone', () => {
  const [secret = ''] = service.secrets;
  expect(service.environment).toEqual({ TMDB_ACCESS_TOKEN_FILE: `/run/secrets/${secret}` });
  expect(secrets[secret]).toEqual({ file: `./${secret}` });
  // Neither is it put into the repository nor into an image.
  expect(spawnSync('git', ['check-ignore', '-q', `deploy/${secret}`]).status).toBe(0);
  expect(readFileSync('.dockerignore', 'utf8')).toContain(secret);
});

it('has no rights that it does not need', () => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(service.user).toMatch(/^[1-9]/);
});

it('names only settings that a container has', () => {
  const named = all(/^ *# ([A-Z_]+): /gm, text);
  const documented = all(/^\| `([A-Z_]+)` \|/gm, readFileSync('docs/configuration.md', 'utf8'));
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !documented.includes(name))).toEqual([]);
});
