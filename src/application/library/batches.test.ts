import { expect, it } from 'vitest';
import { Batches } from './batches.ts';

const later = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it('hands on at once what comes first, then all that has come meanwhile together, each once and in order', async () => {
  const sent: (readonly number[])[] = [];
  const arrivals: (() => void)[] = [];
  const batches = new Batches<number>((batch) => {
    sent.push(batch);
    return new Promise<void>((resolve) => arrivals.push(resolve));
  });
  const arrive = async () => {
    arrivals.shift()?.();
    await later();
  };
  batches.add([]);
  for (let item = 1; item <= 4; item += 1) batches.add([item]);
  expect(sent).toEqual([[1]]);
  await arrive();
  expect(sent).toEqual([[1], [2, 3, 4]]);
  batches.add([5]);
  await arrive();
  await arrive();
  batches.add([6]);
  expect(sent).toEqual([[1], [2, 3, 4], [5], [6]]);
});
