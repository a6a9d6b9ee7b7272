import { expect, it } from 'vitest';
import type { DevicesMemory } from '#application/devices/devices-memory.ts';
import { DevicesPort } from '#application/devices/devices-port.ts';
import { librarySetting } from './library-setting.ts';

it("keeps the visitor's shared folder out of the bench (product.md, QA: library)", async () => {
  const own = { registers: async () => 'own' } as unknown as DevicesMemory;
  const decoration = librarySetting
    .decorations(() => 'lived-in')
    .find(({ port }) => port === (DevicesPort.memory as unknown));
  const memory = decoration?.by(own, () => undefined as never) as DevicesMemory;
  expect(await memory.registers()).toBeUndefined();
  await memory.saveMembership({
    device: '0123456789abcdef',
    name: 'Bench',
    place: { kind: 'host', secret: 'x' },
    keepsBackups: false,
  });
  await memory.saveRegisters({ text: 'of the bench' });
  expect(await memory.registers()).toEqual({ text: 'of the bench' });
  expect(await own.registers()).toBe('own');
});
