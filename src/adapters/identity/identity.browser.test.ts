import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityResolverContract } from '#application/ports/identity-resolver.contract.ts';
import { ChainResolver } from './chain-resolver.ts';
import { FingerprintResolver } from './fingerprint-resolver.ts';
import { PublicIpResolver } from './public-ip-resolver.ts';
import { RandomResolver } from './random-resolver.ts';
import { RememberingResolver } from './remembering-resolver.ts';

const KEY = 'matinee_device_id';
const clear = () => {
  vi.restoreAllMocks();
  localStorage.removeItem(KEY);
};
beforeEach(clear);
afterEach(clear);

const denied = () => new DOMException('Access is denied.', 'SecurityError');
const isDenied = (): never => {
  throw denied();
};
const answerWith = (address: string) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ ip: address }));
const deprive = {
  network: () => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')),
  crypto: () => void vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never),
  canvas: () => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
  storage: () => void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(isDenied),
};

identityResolverContract('public IP', () => {
  answerWith('2001:DB8::1');
  const open = () => new PublicIpResolver(['https://ip.example']);
  return { resolver: open(), reopen: open, deprive: deprive.network, isCertain: false };
});

describe.each(['crypto', 'canvas'] as const)('without %s', (missing) => {
  identityResolverContract('fingerprint', () => {
    const open = () => new FingerprintResolver();
    return { resolver: open(), reopen: open, deprive: deprive[missing], isCertain: false };
  });
});

const openDevice = () => new RememberingResolver([new FingerprintResolver(), new RandomResolver()]);

identityResolverContract('remembering', () => ({
  resolver: openDevice(),
  reopen: openDevice,
  deprive: () => [deprive.storage, deprive.crypto].forEach((take) => take()),
  isCertain: true,
}));

identityResolverContract('random, remembered', () => {
  const open = () => new RememberingResolver([new RandomResolver()]);
  return { resolver: open(), reopen: open, deprive: deprive.storage, isCertain: true };
});

identityResolverContract('the chain', () => {
  answerWith('203.0.113.7');
  const open = () => new ChainResolver([new PublicIpResolver(['https://ip.example']), openDevice()]);
  return {
    resolver: open(),
    reopen: open,
    deprive: () => Object.values(deprive).forEach((take) => take()),
    isCertain: true,
  };
});

describe('a fingerprint', () => {
  const find = () => new FingerprintResolver().resolve();

  it('is fp_ and a SHA-256 in hexadecimal (product.md, Identity: fingerprint)', async () => {
    expect(await find()).toMatch(/^fp_[\da-f]{64}$/);
  });

  it.each([
    ['user agent', () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Another')],
    ['language', () => vi.spyOn(navigator, 'language', 'get').mockReturnValue('tlh')],
    ['screen size', () => vi.spyOn(screen, 'width', 'get').mockReturnValue(31_337)],
    ['time zone offset', () => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345)],
    ['canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,another')],
  ])('is another with another %s (product.md, Identity: fingerprint)', async (_, change) => {
    const before = await find();
    change();
    expect(await find()).not.toBe(before);
  });

  it('stays when the device is turned', async () => {
    const { width, height } = screen;
    const before = await find();
    vi.spyOn(screen, 'width', 'get').mockReturnValue(height);
    vi.spyOn(screen, 'height', 'get').mockReturnValue(width);
    expect(await find()).toBe(before);
  });

  it('stays when the clocks change to summer time', async () => {
    const offset = new Date(2024, 0, 1).getTimezoneOffset();
    const before = await find();
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return this.getMonth() === 0 ? offset : offset - 60;
    });
    expect(await find()).toBe(before);
  });
});

describe('the name of a device', () => {
  const drawAnotherCanvas = () => vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,another');

  it('is the fingerprint, remembered under matinee_device_id (product.md, Identity: remembered name)', async () => {
    const found = await openDevice().resolve();
    expect(found).toBe(await new FingerprintResolver().resolve());
    expect(localStorage.getItem(KEY)).toBe(found);
  });

  it('stays in a session where the canvas is drawn with other noise', async () => {
    const before = await openDevice().resolve();
    drawAnotherCanvas();
    expect(await new FingerprintResolver().resolve()).not.toBe(before);
    expect(await openDevice().resolve()).toBe(before);
  });

  it('is drawn by lot where there is no fingerprint, and stays (product.md, Identity: random)', async () => {
    deprive.crypto();
    const found = await openDevice().resolve();
    expect(found).toMatch(/^fp_[\da-f]{32}$/);
    expect(await openDevice().resolve()).toBe(found);
  });

  it('is another on another device', async () => {
    deprive.crypto();
    const found = await openDevice().resolve();
    localStorage.removeItem(KEY);
    expect(await openDevice().resolve()).not.toBe(found);
  });

  it('is that of the tab which found one first', async () => {
    const first = `fp_${'1'.repeat(64)}`;
    const late = new RememberingResolver([{ resolve: async () => `fp_${'2'.repeat(64)}` }]);
    const found = late.resolve();
    localStorage.setItem(KEY, first);
    expect(await found).toBe(first);
    expect(localStorage.getItem(KEY)).toBe(first);
  });

  it.each(['', 'fp_', 'fp_../../x', '203.0.113.7', 'null'])('is found again where %j is remembered', async (odd) => {
    localStorage.setItem(KEY, odd);
    expect(await openDevice().resolve()).toMatch(/^fp_[\da-f]{64}$/);
  });

  it('lasts for the visit where nothing can be remembered', async () => {
    deprive.storage();
    deprive.crypto();
    const resolver = openDevice();
    expect(await resolver.resolve()).toBe(await resolver.resolve());
  });
});
