import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultOf } from '#domain/steps.ts';
import { parseJson } from '#domain/text/parse-json.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { growsLinearly } from '#fixtures/growth.ts';
import { parseLongJson } from './parse-long-json.ts';

const read = (text: string, most?: number) => resultOf(parseLongJson(text, most));
const most = fc.integer({ min: 1, max: 40 });
/** Of JSON and of what breaks it. */
const signs = fc.string({
  unit: fc.constantFrom('[', ']', '{', '}', ',', ':', '"', '\\', ' ', '1', '-', '.', 'null', '"a"', '"a":', 'é', '\n'),
  maxLength: 60,
});

describe('JSON of any length (product.md, Import: files)', () => {
  it('is what the browser makes of it, however short its parts are', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), most, fc.constantFrom(undefined, 1), (text, letters, indent) => {
        const written = JSON.stringify(JSON.parse(text), undefined, indent);
        expect(read(written, letters)).toEqual(JSON.parse(text));
        expect(JSON.stringify(read(written, letters))).toBe(JSON.stringify(JSON.parse(text)));
      }),
      runs(2_000),
    );
  });

  it('is none where the browser says so, and else the same', () => {
    fc.assert(
      fc.property(signs, most, (text, letters) => {
        expect(read(`[${text}]`, letters)).toEqual(parseJson(`[${text}]`));
        expect(read(text, letters)).toEqual(parseJson(text));
      }),
      runs(5_000),
    );
  });

  it.each([
    '[1,2,]',
    '[,1]',
    '[1 2]',
    '[[1] [2]]',
    '{"a":[1] "b":2}',
    '{"a" [1]}',
    '{"a":[1],}',
    '{"a":1,"b":[2]:3}',
    '[1][2]',
    '[1]x',
    '[1]"x"',
    '["a',
    '[1}',
    '[[1]',
    '{[1]}',
    '["a":[1]]',
    '{"a","b":[1]}',
  ])('is none: %s', (text) => {
    for (const letters of [1, 2, 3, 5]) expect(read(text, letters)).toBeUndefined();
  });

  it('has each field once, and any name', () => {
    const text = '{"a":[1,2,3],"__proto__":[4],"a":[5],"constructor":{"b":[6]},"\\"]":[7]}';
    const value = read(text, 2) as object;
    expect(Object.entries(value)).toEqual(Object.entries(JSON.parse(text) as object));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('comes in steps', () => {
    const entries = Array.from({ length: 20_000 }, (_, at) => ({
      id: at,
      movie: { title: `Umbra ${at}`, ids: { tmdb: at } },
    }));
    for (const text of [JSON.stringify(entries), JSON.stringify({ a: { b: entries } })]) {
      const steps = parseLongJson(text);
      let [step, count] = [steps.next(), 1];
      for (; step.done !== true; count += 1) step = steps.next();
      expect(step.value).toEqual(JSON.parse(text));
      expect(count).toBeGreaterThan(text.length / 40_000);
    }
  });

  it('takes a time that grows as the text does, whatever is in it', () => {
    for (const part of ['[', '{"a":', '"', '\\', '"\\\\"', ',', '[]', '[1],', '{"a":[1]},', ' '])
      expect(
        growsLinearly(
          (text) => read(`[${text}`),
          (length) => part.repeat(length / part.length),
          100_000,
        ),
      ).toBe(true);
  });
});
