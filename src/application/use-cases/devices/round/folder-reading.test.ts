import { describe, expect, it, vi } from 'vitest';
import { deviceFileName } from '#domain/devices/folder-files.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { FakeFolder } from '#fixtures/devices/fake-network.ts';
import { DEVICE_FILE_BYTES_MAX, type DecodedDeviceFile, type DeviceFile } from '../../../ports/devices/device-file.ts';
import { FolderReading } from './folder-reading.ts';

const [MINE, THEIRS] = ['0000000000000001', '0000000000000002'];
const NAME = deviceFileName(THEIRS);

const open = () => {
  const folder = new FakeFolder();
  const decode = vi.fn(function* (text: string): Generator<void, DecodedDeviceFile, void> {
    yield;
    if (text === 'damaged') return { kind: 'refused', fault: 'damaged' } as unknown as DecodedDeviceFile;
    const size = Number(/\d+$/.exec(text)?.[0] ?? 0);
    return { kind: 'read', file: { name: text, registers: { size } } as unknown as DeviceFile };
  });
  const reading = new FolderReading({ deviceFileCodec: { decode }, clock: new VirtualClock() });
  return { folder, decode, reading, read: () => reading.read(folder, MINE) };
};

describe('the files of a shared folder (product.md, Devices: round)', () => {
  it('are those of other devices; its own is named, and other programs’ are too', async () => {
    const { folder, decode, read } = open();
    folder.files.set(deviceFileName(MINE), 'mine').set(NAME, 'theirs').set('notes.txt', 'notes');
    expect(await read()).toEqual({
      names: [deviceFileName(MINE), NAME, 'notes.txt'],
      own: { name: deviceFileName(MINE), size: 4 },
      files: [{ name: 'theirs', registers: { size: 0 } }],
      faults: [],
    });
    expect(decode).toHaveBeenCalledTimes(1);
    folder.files.delete(deviceFileName(MINE));
    expect(await read()).not.toHaveProperty('own');
  });

  it('are decoded anew only where they have changed', async () => {
    const { folder, decode, read } = open();
    folder.files.set(NAME, 'theirs');
    const [first] = (await read()).files;
    expect((await read()).files[0]).toBe(first);
    expect(decode).toHaveBeenCalledTimes(1);
    folder.files.set(NAME, 'newer');
    expect((await read()).files).toMatchObject([{ name: 'newer' }]);
    folder.files.set(NAME, 'damaged');
    expect((await read()).faults).toEqual([{ name: NAME, fault: 'damaged' }]);
    expect(decode).toHaveBeenCalledTimes(3);
    await read();
    expect(decode).toHaveBeenCalledTimes(3);
  });

  it('are forgotten once they have gone', async () => {
    const { folder, read } = open();
    folder.files.set(NAME, 'theirs');
    await read();
    folder.files.delete(NAME);
    expect(await read()).toEqual({ names: [], files: [], faults: [] });
  });

  it('are none that go while they are read', async () => {
    const { folder, read } = open();
    folder.files.set(NAME, 'theirs');
    await read();
    vi.spyOn(folder, 'read').mockResolvedValueOnce(undefined);
    expect(await read()).toEqual({ names: [NAME], files: [], faults: [] });
  });

  it.each([
    [0, 'damaged', 0],
    [DEVICE_FILE_BYTES_MAX, undefined, 1],
    [DEVICE_FILE_BYTES_MAX + 1, 'too-large', 0],
  ])('of %i bytes have the fault %s', async (size, fault, decoded) => {
    const { folder, decode, read } = open();
    folder.files.set(NAME, 'theirs');
    vi.spyOn(folder, 'list').mockResolvedValue([{ name: NAME, size }]);
    expect((await read()).faults).toEqual(fault ? [{ name: NAME, fault }] : []);
    expect(decode).toHaveBeenCalledTimes(decoded);
  });

  it('have 400,000 registers together: what is more is left alone, and read once there is room (product.md, Devices: bad file)', async () => {
    const { folder, decode, read } = open();
    const nameOf = (device: string) => deviceFileName(device);
    folder.files
      .set(nameOf('a'), 'a 250000')
      .set(nameOf('b'), 'b 150001')
      .set(nameOf('c'), 'c 150000')
      .set(nameOf('d'), 'd 1');
    const contents = await read();
    expect(contents.files.map(({ name }) => name)).toEqual(['a 250000', 'c 150000']);
    expect(contents.faults).toEqual([
      { name: nameOf('b'), fault: 'too-many' },
      { name: nameOf('d'), fault: 'too-many' },
    ]);
    expect(decode).toHaveBeenCalledTimes(3);
    folder.files.delete(nameOf('a'));
    expect((await read()).faults).toEqual([]);
  });

  it('may be denied one by one; any other fault is the folder’s', async () => {
    const { folder, read } = open();
    folder.files.set(NAME, 'theirs');
    folder.readFaults.set(NAME, 'denied');
    expect((await read()).faults).toEqual([{ name: NAME, fault: 'denied' }]);
    folder.readFaults.set(NAME, 'unreachable');
    await expect(read()).rejects.toMatchObject({ fault: 'unreachable' });
  });
});

describe('files with registers that are known already', () => {
  it('are so until these are forgotten', () => {
    const { reading } = open();
    const [one, other] = [{}, {}] as unknown as [DeviceFile, DeviceFile];
    expect(reading.isMerged(one)).toBe(false);
    reading.noteMerged([one]);
    expect([reading.isMerged(one), reading.isMerged(other)]).toEqual([true, false]);
    reading.forgetMerged();
    expect(reading.isMerged(one)).toBe(false);
  });
});
