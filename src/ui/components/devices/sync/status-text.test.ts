import { describe, expect, it } from 'vitest';
import type { OtherDevice } from '#application/use-cases/devices/devices-facade.ts';
import { partnersText, statusText } from './status-text.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const others = (count: number): readonly OtherDevice[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Device ${at}`, writtenAt: NOW }));

describe('the state of sharing (product.md, Devices on screen: state)', () => {
  it.each([
    [0, undefined, false, 'Not shared yet'],
    [2, undefined, false, 'Not shared yet'],
    [0, undefined, true, 'Sharing...'],
    [0, ago(3), false, 'Shared with no other device yet'],
    [1, ago(0), false, 'Shared with 1 device, just now'],
    [2, ago(3), false, 'Shared with 2 devices, 3 minutes ago'],
    [2, ago(3), true, 'Shared with 2 devices, 3 minutes ago'],
    [1_000, ago(24 * 60), false, 'Shared with 1,000 devices, yesterday'],
    [1, new Date(Number.NaN), false, 'Shared with 1 device, at an unknown time'],
  ])('with %i devices at %s, working %s: %s', (count, sharedAt, isWorking, text) => {
    expect(statusText({ others: others(count), isWorking, ...(sharedAt && { sharedAt }) }, NOW)).toBe(text);
  });

  it('is announced without the time, which changes by itself', () => {
    expect(partnersText({ others: others(2), sharedAt: ago(3), isWorking: false })).toBe('Shared with 2 devices');
  });
});
