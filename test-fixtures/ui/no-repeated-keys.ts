import { afterEach, beforeEach, vi } from 'vitest';

/** React's word for two items of one list that have the same key: it may draw one of them twice, or leave it out. */
const REPEATED = 'two children with the same key';

const spied = () => vi.spyOn(console, 'error');
let error: ReturnType<typeof spied> | undefined;

beforeEach(() => {
  error = spied();
});

afterEach(() => {
  const said = error?.mock.calls.find(([message]) => String(message).includes(REPEATED));
  if (said) throw new Error(`A list has the key ${String(said[1])} twice.`);
});
