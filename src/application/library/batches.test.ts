import { expect, it } from 'vitest';
import { Batches } from './batches.ts';

const later = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it('hands on at once what comes first, then all that has come meanwhile together, each once and in order', async () => {
  const sent: (readonly number[])[] = [];
  let arrive = () => {};
  const batches = new Batches<number>((batch) => {
    sent.push(batch);
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  });
  batches.add([]);
  for (let item = 1; item <= 4; item += 1) batches.add([item]);
  expect(sent).toEqual([[1]]);
  expect(batches.isSent).toBe(false);
  arrive();
  await later();
  expect(sent).toEqual([[1], [2, 3, 4]]);
  expect(batches.isSent).toBe(true);
  arrive();
  await later();
  batches.add([5]);
  expect(sent.at(-1)).toEqual([5]);
});
