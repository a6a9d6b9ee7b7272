import { expect, it } from 'vitest';
import type { MembershipMemory } from '#application/ports/devices/membership-memory.ts';
import type { EarlierVersions } from '#application/ports/library/earlier-versions.ts';
import { aTakenVersion } from '#fixtures/library/a-version.ts';
import { librarySetting } from './library-setting.ts';

it("keeps the visitor's shared folder out of the bench (product.md, QA: library)", async () => {
  const own = { registers: async () => 'own' } as unknown as MembershipMemory;
  const decoration = librarySetting.decorations(() => 'lived-in').find(({ port }) => port === 'membershipMemory');
  const memory = decoration?.by(own, undefined as never) as MembershipMemory;
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

it("keeps the visitor's earlier versions out of the bench (product.md, QA: library)", async () => {
  const own = { keep: () => Promise.reject(new Error('It is the visitor’s.')) } as unknown as EarlierVersions;
  const decoration = librarySetting.decorations(() => 'lived-in').find(({ port }) => port === 'earlierVersions');
  const versions = decoration?.by(own, undefined as never) as EarlierVersions;
  await versions.keep(aTakenVersion({}, { madeAt: '2026-11-20T12:00:00.000Z' }), (_, version) => [version]);
  expect(await versions.list()).toHaveLength(1);
});
