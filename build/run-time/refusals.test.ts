import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#composition/config.ts';
import { smallContainers, type SmallContainers } from '#fixtures/container-image.ts';
import { REFUSED } from '#fixtures/refused-settings.ts';
import { LONGEST_TOKEN, VARIABLES, checkSettings, oneOf } from './settings.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.secret.token-1';

let containers: SmallContainers;
beforeAll(async () => {
  containers = await smallContainers(readConfig);
});
afterAll(() => containers.close());
const start: SmallContainers['start'] = (...given) => containers.start(...given);

// product.md, Configuration: refusals.
// product.md, Configuration: lengths.
// product.md, Configuration: devices path.
// product.md, Configuration: base and address.
// product.md, Configuration: addresses.
describe('a container that is told what cannot be ends with one sentence', () => {
  it.each(REFUSED)('$name=$value', ({ name, value, sentence, more }) => {
    expect(start({ ...more, [name]: value })).toEqual({
      status: 1,
      stderr: `${sentence.replaceAll(/\p{Cc}/gu, '?')}\n`,
    });
  });

  // Of folders the build takes names without slashes, too, and line breaks at the ends of addresses it leaves out.
  it.each(REFUSED.filter(({ name, value }) => name !== 'BASE' && value === value.trim()))(
    'which the build has, too: $name=$value',
    ({ name, value, sentence, more }) => {
      const env = { [VARIABLES[name]]: value };
      const said = sentence.replace(name, VARIABLES[name]).replace('of BASE', 'of VITE_BASE');
      expect(() => checkSettings(env, more['BASE'] ?? '/')).toThrow(said);
    },
  );

  it.each(
    REFUSED.filter(
      ({ name, value, sentence }) => name === 'BASE' && (value.length > 200 || sentence.includes('proxy')),
    ),
  )('which the build has, too: BASE=$value', ({ value, sentence }) => {
    const said = sentence.replace('BASE', VARIABLES.BASE);
    expect(() => checkSettings({ [VARIABLES.BASE]: value }, value)).toThrow(said);
  });

  it.each(['VITE_TMDB_API_URL', 'VITE_TMDB_IMAGE_URL'])(
    '%s, which only a build has, of a length that nginx has no room for',
    (name) => {
      const value = `https://${'a'.repeat(5_000)}.example`;
      expect(() => checkSettings({ [name]: value }, '/')).toThrow(
        `${name} has ${value.length} characters; it can have 500 at most.`,
      );
    },
  );

  it.each(['floppy', 'TMDB', 'tmdb ', '../demo', 'tmdb|demo', 'tmdb\n'])('CATALOG=%j', (CATALOG) => {
    const { words } = oneOf(['tmdb', 'demo']);
    expect(start({ CATALOG })).toEqual({
      status: 1,
      stderr: `CATALOG is "${CATALOG.replace('\n', '?')}"; ${words}\n`,
    });
  });

  it.each(['a\nb', 'a b', 'a\n', ' a', '"; evil "', 'a;', 'é', '${x}'])('a token like %j', (TMDB_ACCESS_TOKEN) => {
    for (const CATALOG of ['tmdb', 'demo'])
      expect(start({ CATALOG, TMDB_ACCESS_TOKEN })).toEqual({
        status: 1,
        stderr: 'The TMDB token has characters that no token has.\n',
      });
  });

  it.each([LONGEST_TOKEN + 1, 5_000, 100_000])(
    'a token of %i characters, of the setting or of a file',
    async (length) => {
      const TMDB_ACCESS_TOKEN = 'a'.repeat(length);
      const file = join(containers.folder, 'long-token');
      await writeFile(file, `${TMDB_ACCESS_TOKEN}\n`);
      const sentence = `The TMDB token has ${length} characters; it can have 1000 at most.`;
      for (const env of [{ TMDB_ACCESS_TOKEN }, { TMDB_ACCESS_TOKEN_FILE: file }])
        expect(start(env)).toEqual({ status: 1, stderr: `${sentence}\n` });
      expect(() => checkSettings({ VITE_TMDB_ACCESS_TOKEN: TMDB_ACCESS_TOKEN }, '/')).toThrow(sentence);
    },
  );

  it('a token and a file with one', () => {
    expect(start({ TMDB_ACCESS_TOKEN: TOKEN, TMDB_ACCESS_TOKEN_FILE: '/dev/null' })).toEqual({
      status: 1,
      stderr: 'TMDB_ACCESS_TOKEN and TMDB_ACCESS_TOKEN_FILE are both set: only one of them can be.\n',
    });
  });

  it.each(['/nowhere/token', '/'])('a file of a token that cannot be read: %s', (TMDB_ACCESS_TOKEN_FILE) => {
    expect(start({ TMDB_ACCESS_TOKEN_FILE })).toEqual({
      status: 1,
      stderr: 'TMDB_ACCESS_TOKEN_FILE names no file that can be read.\n',
    });
  });

  it.each([
    ['BASE', 'VITE_BASE', '/films/'],
    ['SITE_URL', 'VITE_SITE_URL', 'https://matinee.example/'],
    ['DEVICES', 'VITE_DEVICES_URL', '/devices/'],
    ['IP_LOOKUP_URLS', 'VITE_IP_LOOKUP_URLS', 'https://a.example'],
    ['VITALS_URL', 'VITE_VITALS_URL', 'https://vitals.example'],
    ['FOOTER_LINKS', 'VITE_FOOTER_LINKS', 'Imprint /imprint'],
    ['REQUEST_URL', 'VITE_REQUEST_URL', 'https://requests.example'],
    ['TMDB_ACCESS_TOKEN', 'VITE_TMDB_ACCESS_TOKEN', TOKEN],
  ])('%s, where the image was built with %s', async (name, variable, value) => {
    await containers.image(name, { catalogues: ['tmdb'], built: { [variable]: value } });
    expect(start({ [name]: value }, name)).toEqual({
      status: 1,
      stderr: `${name} is set, but it was set when the image was built, too: only one of them can be.\n`,
    });
    expect(start(name === 'IP_LOOKUP_URLS' ? {} : { [name]: '' }, name).status).toBe(0);
  });

  it('CATALOG, where the image has one build', async () => {
    await containers.image('one', { catalogues: ['demo'] });
    expect(start({ CATALOG: 'demo' }, 'one').stderr).toContain(
      'CATALOG is set, but it was set when the image was built, too',
    );
    expect(start({}, 'one').status).toBe(0);
  });
});

describe.skipIf(spawnSync('busybox', ['true']).error)("busybox's shell, awk, grep and sed, which the image has", () => {
  it('refuse the same', async () => {
    const PATH = join(containers.folder, 'busybox');
    await mkdir(PATH);
    spawnSync('busybox', ['--install', '-s', PATH]);
    for (const { name, value, sentence, more } of REFUSED) {
      const { status, stderr } = start({ ...more, PATH, [name]: value });
      expect([status, stderr]).toEqual([1, `${sentence.replaceAll(/\p{Cc}/gu, '?')}\n`]);
    }
  });
});
