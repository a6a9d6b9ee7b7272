import { expect, it } from 'vitest';
import type { JoinPreview } from './devices-facade.ts';
import { NO_DEVICES } from './no-devices.ts';

it('where lists cannot be shared nothing can be joined, and nothing is done', async () => {
  const refusal = { kind: 'refusal', reason: 'Lists cannot be shared between devices here.' };
  expect(await NO_DEVICES.chooseFolder()).toEqual(refusal);
  expect(await NO_DEVICES.createPairing()).toEqual(refusal);
  expect(await NO_DEVICES.openPairing('x')).toEqual(refusal);
  expect(NO_DEVICES.suggestName()).toBe('This device');
  const states: unknown[] = [];
  NO_DEVICES.state$.subscribe((state) => states.push(state));
  expect(states).toEqual([{ status: 'off' }]);
  await expect(NO_DEVICES.join({} as JoinPreview, 'Phone')).resolves.toBeUndefined();
});
