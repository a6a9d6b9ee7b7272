import { beforeEach, describe, expect, it, vi } from 'vitest';
import { devicesFolderContract } from '#application/ports/devices/devices-folder.contract.ts';
import { folderHarness } from '#fixtures/folder/origin-folder.harness.ts';
import { DirectoryFolder } from './directory-folder.ts';

devicesFolderContract("the origin's private file system", () => folderHarness());

describe('a folder of the File System Access API', () => {
  let root: FileSystemDirectoryHandle;
  let directory: FileSystemDirectoryHandle;
  let folder: DirectoryFolder;
  beforeEach(async () => {
    await folderHarness();
    root = await navigator.storage.getDirectory();
    directory = await root.getDirectoryHandle('shared-folder');
    folder = new DirectoryFolder(directory);
  });

  const refusing = (name: string) =>
    vi
      .spyOn(FileSystemFileHandle.prototype, 'createWritable')
      .mockRejectedValue(new DOMException('The test has it refuse.', name));

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['QuotaExceededError', 'full'],
    ['NoModificationAllowedError', 'unreachable'],
    ['InvalidStateError', 'unreachable'],
    ['AbortError', 'unreachable'],
  ])('is, after a %s, %s', async (name, fault) => {
    refusing(name);
    await expect(folder.write('a.json', 'text')).rejects.toMatchObject({ name: 'FolderError', fault });
  });

  it('that is gone is unreachable, and not empty', async () => {
    await root.removeEntry('shared-folder', { recursive: true });
    for (const ask of [
      () => folder.list(),
      () => folder.read('a.json'),
      () => folder.write('a.json', 'x'),
      () => folder.remove('a.json'),
    ]) {
      await expect(ask()).rejects.toMatchObject({ fault: 'unreachable' });
    }
  });

  it('lists neither folders within it, nor what a killed browser has half written', async () => {
    await directory.getDirectoryHandle('pictures', { create: true });
    await folder.write('a.json', 'text');
    await folder.write('a.json.crswap', 'te');
    expect(await folder.list()).toMatchObject([{ name: 'a.json', size: 4 }]);
  });

  it.each(['NotReadableError', 'NotFoundError', 'AbortError'])(
    'reads a file that was changed between finding and reading it, which a browser tells by a %s',
    async (name) => {
      await folder.write('a.json', 'text');
      const changed = new DOMException('The file was changed.', name);
      vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(changed).mockRejectedValueOnce(changed);
      expect(await folder.read('a.json')).toBe('text');
    },
  );

  it('reads a file again that was changed while it was read', async () => {
    await folder.write('a.json', 'half');
    const { arrayBuffer } = Blob.prototype;
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementationOnce(async function first(this: Blob) {
      const half = await arrayBuffer.call(this);
      await folder.write('a.json', 'the whole');
      return half;
    });
    expect(await folder.read('a.json')).toBe('the whole');
  });

  it('that a file cannot be read in is unreachable, after some tries', async () => {
    await folder.write('a.json', 'text');
    const broken = new DOMException('It cannot be read.', 'NotReadableError');
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(broken);
    await expect(folder.read('a.json')).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('leaves the earlier text where writing breaks off', async () => {
    await folder.write('a.json', 'earlier');
    const close = vi.spyOn(FileSystemWritableFileStream.prototype, 'close');
    close.mockRejectedValueOnce(new DOMException('It is full.', 'QuotaExceededError'));
    await expect(folder.write('a.json', 'later')).rejects.toMatchObject({ fault: 'full' });
    expect(await folder.read('a.json')).toBe('earlier');
  });
});
