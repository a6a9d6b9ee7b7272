import { expect, it } from 'vitest';
import { Batches } from './batches.ts';

const later = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it('hands four on at once, then all that has come meanwhile together, each once and in order', async () => {
  const sent: (readonly number[])[] = [];
  const arrive: (() => void)[] = [];
  const batches = new Batches<number>((batch) => {
    sent.push(batch);
    return new Promise<void>((resolve) => arrive.push(resolve));
  });
  batches.add([]);
  for (let item = 1; item <= 7; item += 1) batches.add([item]);
  expect(sent).toEqual([[1], [2], [3], [4]]);
  expect(batches.isSent).toBe(false);
  arrive[0]?.();
  await later();
  await later();
  expect(sent.slice(4)).toEqual([[5, 6, 7]]);
  expect(batches.isSent).toBe(true);
  for (const one of arrive) one();
  await later();
  await later();
  batches.add([8]);
  expect(sent.at(-1)).toEqual([8]);
});
