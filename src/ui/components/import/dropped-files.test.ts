import { describe, expect, it } from 'vitest';
import { droppedFiles, hasFolder } from './dropped-files.ts';

interface Tree {
  readonly [name: string]: string | Tree | Error;
}

/** As a browser gives them: a hundred at a time, though here two. */
const AT_ONCE = 2;

const entryOf = (name: string, content: string | Tree | Error, above = ''): unknown => {
  const fullPath = `${above}/${name}`;
  if (typeof content === 'string')
    return {
      name,
      fullPath,
      isFile: true,
      isDirectory: false,
      file: (done: (file: File) => void) => done(new File([content], name)),
    };
  const createReader = () => {
    const rest =
      content instanceof Error ? [] : Object.entries(content).map(([each, of]) => entryOf(each, of, fullPath));
    return {
      readEntries: (done: (entries: unknown[]) => void, fail: (error: Error) => void) =>
        content instanceof Error ? fail(content) : done(rest.splice(0, AT_ONCE)),
    };
  };
  return { name, fullPath, isFile: false, isDirectory: true, createReader };
};

const itemOf = (name: string, content: string | Tree | Error) =>
  ({
    webkitGetAsEntry: () => entryOf(name, content),
    getAsFile: () => new File([typeof content === 'string' ? content : ''], name),
  }) as unknown as DataTransferItem;

const read = async (tree: Tree) => {
  const files = await droppedFiles(Object.entries(tree).map(([name, content]) => itemOf(name, content)));
  return Promise.all(
    files.map(async ({ name, folder, arrayBuffer }) => [
      name,
      folder,
      await arrayBuffer.call(files.find((file) => file.name === name)).then(
        (bytes) => new TextDecoder().decode(bytes),
        () => 'unreadable',
      ),
    ]),
  );
};

describe('what is dropped (product.md, Import: folders)', () => {
  it('has the files of folders, with their folders, as a zip has them', async () => {
    const letterboxd = {
      'watchlist.csv': 'w',
      'watched.csv': 's',
      lists: { 'rainy.csv': 'r' },
      likes: { deep: { 'films.csv': 'l' } },
    };
    expect((await read({ letterboxd })).toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual(
      [
        ['letterboxd/likes/deep/films.csv', 'letterboxd', 'l'],
        ['letterboxd/lists/rainy.csv', 'letterboxd', 'r'],
        ['letterboxd/watched.csv', 'letterboxd', 's'],
        ['letterboxd/watchlist.csv', 'letterboxd', 'w'],
      ],
    );
  });

  it('may be several folders among files', async () => {
    expect(await read({ a: { 'x.csv': '1' }, 'b.csv': '2', c: { 'y.csv': '3' } })).toEqual([
      ['a/x.csv', 'a', '1'],
      ['b.csv', undefined, '2'],
      ['c/y.csv', 'c', '3'],
    ]);
  });

  it('does not look into hidden folders', async () => {
    expect(await read({ a: { '.git': { 'x.json': '1' }, __MACOSX: { 'x.csv': '2' }, 'x.csv': '3' } })).toEqual([
      ['a/x.csv', 'a', '3'],
    ]);
  });

  it('is named where a folder has nothing in it, or cannot be read', async () => {
    expect(
      await read({
        empty: {},
        locked: new Error('Not allowed.'),
        part: { sub: new Error('Not allowed.'), 'x.csv': '1' },
      }),
    ).toEqual([
      ['empty', undefined, ''],
      ['locked', undefined, 'unreadable'],
      ['part', undefined, 'unreadable'],
    ]);
  });

  it('has a folder, or has none', () => {
    expect(hasFolder([itemOf('a.csv', '1'), itemOf('a', {})])).toBe(true);
    expect(hasFolder([itemOf('a.csv', '1')])).toBe(false);
  });
});
