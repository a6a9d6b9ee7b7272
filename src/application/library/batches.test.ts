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
  batches.add([]);
  for (let item = 1; item <= 7; item += 1) batches.add([item]);
  expect(sent).toEqual([[1], [2], [3], [4]]);
  expect(batches.isSent).toBe(false);
  arrivals[0]?.();
  await later();
  expect(sent.slice(4)).toEqual([[5, 6, 7]]);
  expect(batches.isSent).toBe(true);
  batches.add([8]);
  expect(sent).toHaveLength(5);
  arrivals.slice(1).forEach((arrive) => arrive());
  await later();
  batches.add([9]);
  expect(sent.slice(5)).toEqual([[8], [9]]);
});
