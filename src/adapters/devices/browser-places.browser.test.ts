import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { BrowserPlaces } from './browser-places.ts';

const places = (devicesUrl = '') => new BrowserPlaces(devicesUrl, new VirtualClock());
const picking = (pick: () => Promise<unknown>) => {
  const picker = vi.fn<(options: object) => Promise<unknown>>(pick);
  vi.stubGlobal('showDirectoryPicker', picker);
  return picker;
};
const refusal = (name: string) => async () => {
  throw new DOMException('The test has it refuse.', name);
};

let directory: FileSystemDirectoryHandle;
beforeEach(async () => {
  vi.unstubAllGlobals();
  directory = await (await navigator.storage.getDirectory()).getDirectoryHandle('places', { create: true });
});

describe('what a browser and a build can share a folder by', () => {
  it.each<[string, readonly string[]]>([
    ['', ['disk']],
    ['/devices/', ['disk', 'host']],
  ])('with the path %j: %j', (devicesUrl, kinds) => {
    expect(places(devicesUrl).kinds).toEqual(kinds);
  });

  it('is the host alone where folders cannot be chosen', () => {
    vi.stubGlobal('showDirectoryPicker', undefined);
    expect(places('/devices/').kinds).toEqual(['host']);
  });

  it('is not the host where nothing can be encrypted, as on a page that came over http', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues });
    expect(places('/devices/').kinds).toEqual(['disk']);
  });
});

describe('choosing a folder', () => {
  it('asks for one that may be written to, and gives its name', async () => {
    const picker = picking(async () => directory);
    expect(await places().chooseFolder()).toEqual({ kind: 'disk', handle: directory, name: 'places' });
    expect(picker).toHaveBeenCalledExactlyOnceWith({ mode: 'readwrite', id: 'matinee' });
  });

  it('gives none where the visitor chose none', async () => {
    picking(refusal('AbortError'));
    expect(await places().chooseFolder()).toBeUndefined();
  });

  it('is denied where the browser does not let it be asked', async () => {
    picking(refusal('SecurityError'));
    await expect(places().chooseFolder()).rejects.toMatchObject({ name: 'FolderError', fault: 'denied' });
  });
});

describe('a place on disk', () => {
  it('is opened with what is in it', async () => {
    const folder = places().open({ kind: 'disk', handle: directory, name: 'places' });
    await folder.write('a.json', 'text');
    expect(await places().open({ kind: 'disk', handle: directory, name: 'places' }).read('a.json')).toBe('text');
  });

  it('with a handle that is none is denied, and opening it does not fail', async () => {
    await expect(places().open({ kind: 'disk', handle: {}, name: 'x' }).list()).rejects.toMatchObject({
      fault: 'denied',
    });
    expect(await places().askAgain({ kind: 'disk', handle: {}, name: 'x' })).toBe(false);
  });

  it.each<[PermissionState, () => Promise<PermissionState>, boolean, number]>([
    ['granted', async () => 'denied', true, 0],
    ['prompt', async () => 'granted', true, 1],
    ['prompt', async () => 'denied', false, 1],
    ['prompt', refusal('SecurityError'), false, 1],
  ])('that is %s is asked for again where it must be', async (state, request, expected, asked) => {
    const requested = vi.fn<typeof request>(request);
    const handle = Object.assign(directory, { queryPermission: async () => state, requestPermission: requested });
    expect(await places().askAgain({ kind: 'disk', handle, name: 'places' })).toBe(expected);
    expect(requested).toHaveBeenCalledTimes(asked);
  });
});

describe('a place on the host', () => {
  it('has a secret of its own each time', () => {
    const [one, other] = [places('/devices/').createHostPlace(), places('/devices/').createHostPlace()];
    expect(one).toEqual({ kind: 'host', secret: expect.stringMatching(/^[\w-]{22}$/) as string });
    expect(other).not.toEqual(one);
  });

  it('is asked for at an address that does not tell its secret, and needs no permission', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));
    const place = { kind: 'host', secret: 'AAECAwQFBgcICQoLDA0ODw' } as const;
    expect(await places('/devices/').open(place).list()).toEqual([]);
    expect(asked.mock.calls.map(([url]) => url)).toEqual([expect.stringMatching(/^\/devices\/[\da-f]{32}\/$/)]);
    expect(JSON.stringify(asked.mock.calls)).not.toContain(place.secret);
    expect(await places('/devices/').askAgain(place)).toBe(true);
  });

  it('with a secret that is none is denied, and asks nobody', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const folder = places('/devices/').open({ kind: 'host', secret: 'short' });
    await expect(folder.list()).rejects.toMatchObject({ fault: 'denied' });
    expect(asked).not.toHaveBeenCalled();
  });
});
