import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRecording, askAsApp } from './a-recording.ts';

let own: Awaited<ReturnType<typeof aRecording>>;
beforeEach(async () => {
  own = await aRecording();
});
afterEach(() => own.close());

describe('is refused in one sentence:', () => {
  const sentence = (start: Promise<unknown>) =>
    start.then(
      () => 'started',
      (error: unknown) => (error instanceof Error ? error.message : error),
    );

  it('a folder that is not there, or empty, to replay', async () => {
    const from = join(own.folder, 'none');
    expect(await sentence(own.replay(from))).toBe(`There is no folder ${from}.`);
    expect(await sentence(own.replay())).toBe(
      `${own.folder} is empty. npm run record -- --out ${own.folder} fills it.`,
    );
  });

  it.each([
    ['notes.txt', 'hello'],
    ['package.json', '{"name":"matinee"}'],
    ['movie-1.json', '{"path":"/movie/1","status":200}'],
  ])('a folder with %s, to record into and to replay', async (name, text) => {
    await writeFile(join(own.folder, name), text);
    const expected = `${join(own.folder, name)} is no recorded answer. Take it out of the folder.`;
    expect([await sentence(own.record()), await sentence(own.replay())]).toEqual([expected, expected]);
    expect(await readFile(join(own.folder, name), 'utf8')).toBe(text);
  });

  it('a file in place of the folder', async () => {
    const file = join(own.folder, 'file');
    await writeFile(file, '');
    const start = own.record({ out: file });
    expect(await sentence(start)).toBe(`${file} cannot be made a folder.`);
    expect(await sentence(own.replay(file))).toBe(`${file} is a file; it has to be a folder.`);
  });

  it('two answers to one call', async () => {
    await askAsApp((await own.record()).apiUrl, '/configuration');
    const [first] = await own.files();
    await writeFile(join(own.folder, 'copy.json'), first?.text ?? '');
    expect(await sentence(own.replay())).toMatch(/ has two answers to \/configuration\. Take one out, such as /);
  });

  it('no token, and an address that is none', async () => {
    expect(await sentence(own.record({ token: '' }))).toMatch(/^Recording takes a token: /);
    expect(await sentence(own.record({ upstream: 'themoviedb' }))).toMatch(
      /^"themoviedb" is no address to record from; /,
    );
  });
});
