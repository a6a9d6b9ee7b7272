import { describe, expect, it } from 'vitest';
import { DemoProbe } from './demo-probe.ts';

describe('The probe of the demo', () => {
  it('may always be asked, and the answer is 200', async () => {
    const probe = new DemoProbe();
    expect(probe.configured).toBe(true);
    expect(probe.address).toBe('demo');
    for (const method of [1, 2, 3, 'fallback'] as const) {
      expect(await probe.probe(method, new AbortController().signal)).toBe(200);
    }
  });

  it.each([undefined, new Error('enough'), 'enough'])(
    'rejects with an AbortError when asked to stop because of %s',
    async (reason) => {
      const stop = new AbortController();
      const answer = new DemoProbe().probe(1, stop.signal);
      stop.abort(reason);
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    },
  );
});
