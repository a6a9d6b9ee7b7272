import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const texts = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));

// A tag can be moved to other code, which would then have the rights of a release.
it('each action is named by its commit, with the version that it is', () => {
  const used = texts.flatMap((text) => [...text.matchAll(/uses: *(\S+)(.*)/g)]);
  const unnamed = used.filter(
    ([, action = '', comment = '']) => !/^[\w./-]+@[\da-f]{40}$/.test(action) || !/^ # v\d+\.\d+\.\d+$/.test(comment),
  );
  expect(unnamed.map(([line]) => line)).toEqual([]);
});

it('an action is of one version in all workflows', () => {
  const used = new Set(texts.flatMap((text) => [...text.matchAll(/uses: *(.*)/g)].map(([, action = '']) => action)));
  const names = [...used].map((action) => action.split('@')[0]);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('an image begins with others that are named by digest', () => {
  const begun = [...readFileSync('deploy/Containerfile', 'utf8').matchAll(/^FROM (?:--\S+ )*(\S+)/gm)].map(
    ([, image = '']) => image,
  );
  expect(begun).toHaveLength(2);
  expect(begun.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
});
