import { expect, it } from 'vitest';
import { withCode } from './with-code.ts';

const code = Promise.resolve({ read: 7 });
const never = () => new AbortController().signal;

it('gives the answer and the code that reads it', async () => {
  expect(await withCode(Promise.resolve('raw'), code, never())).toEqual(['raw', { read: 7 }]);
});

it('fails as a network does where the code does not come, and keeps the cause', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(withCode(Promise.resolve('raw'), lost(), never())).rejects.toMatchObject({
    failure: { kind: 'network' },
    cause: expect.any(TypeError) as unknown,
  });
  // What the provider says comes first.
  const refused = Promise.reject(new Error('HTTP 404'));
  await expect(withCode(refused, lost(), never())).rejects.toThrow('HTTP 404');
});

it('rejects with an AbortError where it is withdrawn while the code comes', async () => {
  const controller = new AbortController();
  const late = Promise.resolve().then(() => controller.abort());
  await expect(
    withCode(
      Promise.resolve('raw'),
      late.then(() => code),
      controller.signal,
    ),
  ).rejects.toMatchObject({ name: 'AbortError' });
});
