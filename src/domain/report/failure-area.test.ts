import { expect, it } from 'vitest';
import { sourceFiles } from '../../../test/architecture/source-files.ts';
import { failureArea } from './failure-area.ts';

const SAID =
  /\b(?:consoleLog|log|this)\??\.(?:warn|error|note|guarded)\??\.?\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|`([^`]+)`)/g;
/** Said beside what is noted with its path. */
const BESIDE = ['TMDB took too long to answer', 'Network error on'];

it('every sentence of the console log has an area in reports (product.md, Report: failures)', async () => {
  const files = (await sourceFiles()).filter(({ path }) => !/\.(test|contract)\./.test(path));
  const said = files.flatMap(({ text }) =>
    [...text.matchAll(SAID)].map(([, single, double, template]) => single ?? double ?? template ?? ''),
  );
  expect(said.length).toBeGreaterThan(35);
  const unknown = said.filter(
    (sentence) => failureArea(sentence) === undefined && !BESIDE.some((each) => sentence.startsWith(each)),
  );
  expect(unknown).toEqual([]);
});
