import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toNativeAsync } from './native-async-plugin.ts';

const FILE = 'node_modules/rxjs/dist/esm/internal/util/isReadableStreamLike.js';

const native = async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'matinee-native-')), 'stream.mjs');
  const code = toNativeAsync('isReadableStreamLike', await readFile(FILE, 'utf8'));
  await writeFile(
    path,
    code
      .replace(/^\/\/# sourceMappingURL=.*$/m, '')
      .replace(
        "'./isFunction'",
        JSON.stringify(join(process.cwd(), 'node_modules/rxjs/dist/esm/internal/util/isFunction.js')),
      ),
  );
  return (await import(pathToFileURL(path).href)) as {
    readableStreamLikeToAsyncGenerator: (stream: ReadableStream) => AsyncGenerator<number>;
  };
};

describe('rxjs’s asynchronous functions', () => {
  it.each(['innerFrom', 'isReadableStreamLike'])('in %s need no helpers', async (name) => {
    const folder = name === 'innerFrom' ? 'observable' : 'util';
    const code = toNativeAsync(
      name,
      await readFile(`node_modules/rxjs/dist/esm/internal/${folder}/${name}.js`, 'utf8'),
    );
    expect(code).not.toMatch(/__\w+|tslib/);
    expect(code).toMatch(/async/);
  });

  it('read a stream to its end, and let go of it', async () => {
    const { readableStreamLikeToAsyncGenerator } = await native();
    const stream = new ReadableStream<number>({
      start: (controller) => {
        [1, 2, 3].forEach((each) => controller.enqueue(each));
        controller.close();
      },
    });
    const read: number[] = [];
    for await (const each of readableStreamLikeToAsyncGenerator(stream)) read.push(each);
    expect(read).toEqual([1, 2, 3]);
    expect(stream.locked).toBe(false);
  });

  it('that are another are refused', () => {
    expect(() => toNativeAsync('innerFrom', 'export const innerFrom = 1;')).toThrow('is not as it was');
  });
});
