import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { devicesFolderContract } from '#application/ports/devices/devices-folder.contract.ts';
import type { FolderHarness } from '#application/ports/devices/devices-folder.harness.contract.ts';
import type { FolderFault } from '#domain/devices/folder-failure.ts';
import { hasApache } from '../../scripts/apache.mjs';
import { filesIn } from './multi-status.ts';
import { runApache, type RunningApache } from './running-apache.ts';
import { WebDavFolder } from './webdav-folder.ts';

const STATUSES: Readonly<Record<FolderFault, number>> = { denied: 401, full: 507, unreachable: 502 };

describe.skipIf(!hasApache())('WebDAV, of apache2', () => {
  let apache: RunningApache;
  let count = 0;
  beforeAll(async () => {
    apache = await runApache();
  });
  afterAll(() => apache.close());

  const newFolder = async () => {
    const name = `folder ${(count += 1)}`;
    const disk = join(apache.disk, name);
    await mkdir(disk);
    await chmod(disk, 0o777);
    return { disk, url: `${apache.url}${encodeURIComponent(name)}/` };
  };

  const harness = async (): Promise<FolderHarness> => {
    const { disk, url } = await newFolder();
    let fault: FolderFault | undefined;
    const failing: typeof fetch = async (input, init) => {
      const fails = fault === 'full' ? init?.method === 'PUT' : fault !== undefined;
      return fails && fault ? new Response(null, { status: STATUSES[fault] }) : fetch(input, init);
    };
    return {
      folder: new WebDavFolder({ url, fetch: failing }),
      reopen: () => new WebDavFolder({ url }),
      plant: (name, text) => writeFile(join(disk, name), text),
      sizeOf: async (name) => (await stat(join(disk, name))).size,
      takesAnyName: true,
      fail: (next) => void (fault = next),
    };
  };

  devicesFolderContract('a folder of WebDAV', harness);

  it('leaves nothing beside a file that could not be moved into its place', async () => {
    const { disk, url } = await newFolder();
    const refusing: typeof fetch = async (input, init) =>
      init?.method === 'MOVE' ? new Response(null, { status: 507 }) : fetch(input, init);
    const folder = new WebDavFolder({ url, fetch: refusing });
    await expect(folder.write('a.json', 'text')).rejects.toMatchObject({ fault: 'full' });
    expect(await readdir(disk)).toEqual([]);
  });

  it('that is not there is unreachable, and not empty', async () => {
    const folder = new WebDavFolder({ url: `${apache.url}none/` });
    await expect(folder.list()).rejects.toMatchObject({ fault: 'unreachable' });
    await expect(folder.write('a.json', 'text')).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('that nobody answers for is unreachable', async () => {
    const folder = new WebDavFolder({ url: 'http://127.0.0.1:1/' });
    await expect(folder.list()).rejects.toMatchObject({ fault: 'unreachable' });
  });
});

describe('the answer to a PROPFIND', () => {
  const response = (href: string, props: string) =>
    `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop></d:propstat></d:response>`;
  const answer = (...responses: readonly string[]) =>
    `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${responses.join('')}</d:multistatus>`;

  it.each([
    ['/dav/a.json', 'a.json'],
    ['https://cloud.example/dav/a.json', 'a.json'],
    ['/dav/R%26D%20(copy).json', 'R&D (copy).json'],
    ['/dav/R&amp;D&#32;&#x28;copy).json', 'R&D (copy).json'],
    ['/dav/%C3%89t%C3%A9.json', 'Été.json'],
  ])('names the file at %s %s', (href, name) => {
    const props = '<d:resourcetype/><d:getcontentlength>12</d:getcontentlength>';
    expect(filesIn(answer(response(href, props)))).toEqual([{ name, size: 12 }]);
  });

  it('names no folder, whatever the prefix of its elements', () => {
    const folder = response('/dav/', '<d:resourcetype><d:collection/></d:resourcetype>');
    expect(filesIn(answer(folder))).toEqual([]);
    expect(filesIn(answer(folder).replaceAll('d:', '').replace('xmlns:d', 'xmlns'))).toEqual([]);
    expect(filesIn(answer(folder).replaceAll('d:', 'lp1:'))).toEqual([]);
  });

  it('that is no such answer names nothing', () => {
    expect(filesIn('<!doctype html><title>Sign in</title>')).toEqual([]);
  });
});
