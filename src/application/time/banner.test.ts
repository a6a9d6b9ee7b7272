import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Banner, type BannerState } from './banner.ts';

/** Three slides that turned all the while would not stand at the first again. */
const STANDING_MS = 50_000;

const turning = (count: number) => {
  const clock = new VirtualClock();
  const banner = new Banner(count, clock);
  let state: BannerState | undefined;
  banner.state$.subscribe((next) => (state = next));
  const stop = banner.activate();
  return { clock, banner, stop, index: () => state?.index };
};

describe('the banner (product.md, Home: banner timing)', () => {
  it('advances every 5 s and wraps to the first slide', async () => {
    const { clock, index } = turning(3);
    const seen = [index()];
    for (let slide = 0; slide < 3; slide += 1) {
      await clock.advance(4_999);
      seen.push(index());
      await clock.advance(1);
      seen.push(index());
    }
    expect(seen).toEqual([0, 0, 1, 1, 2, 2, 0]);
  });

  it('starts its 5 s anew when a dot jumps to a slide', async () => {
    const { clock, banner, index } = turning(3);
    await clock.advance(4_000);
    banner.goTo(2);
    await clock.advance(4_999);
    expect(index()).toBe(2);
    await clock.advance(1);
    expect(index()).toBe(0);
  });

  it('goes no further than its ends by previous and next', () => {
    const { banner, index } = turning(2);
    banner.previous();
    expect(index()).toBe(0);
    banner.next();
    banner.next();
    expect(index()).toBe(1);
    banner.previous();
    expect(index()).toBe(0);
  });

  it.each([
    ['paused', (banner: Banner) => banner.togglePause(), (banner: Banner) => banner.togglePause()],
    ['held', (banner: Banner) => banner.hold(true), (banner: Banner) => banner.hold(false)],
  ])('stands still while %s, then turns again', async (_, stand, goOn) => {
    const { clock, banner, index } = turning(3);
    stand(banner);
    await clock.advance(STANDING_MS);
    expect(index()).toBe(0);
    goOn(banner);
    await clock.advance(5_000);
    expect(index()).toBe(1);
  });

  it('keeps its 5 s when it is let go that was not held', async () => {
    const { clock, banner, index } = turning(3);
    await clock.advance(4_000);
    banner.hold(false);
    await clock.advance(1_000);
    expect(index()).toBe(1);
  });

  it('stays paused when it is no longer held', async () => {
    const { clock, banner, index } = turning(3);
    banner.togglePause();
    banner.hold(true);
    banner.hold(false);
    await clock.advance(STANDING_MS);
    expect(index()).toBe(0);
  });

  it('jumps to no slide that does not exist', () => {
    const { banner, index } = turning(3);
    for (const slide of [-1, 3]) banner.goTo(slide);
    expect(index()).toBe(0);
  });

  it('turns between two slides', async () => {
    const { clock, index } = turning(2);
    await clock.advance(5_000);
    expect(index()).toBe(1);
  });

  it.each([0, 1])('never turns with %i slides', async (count) => {
    const { clock, index } = turning(count);
    await clock.advance(60_000);
    expect(index()).toBe(0);
  });

  it('stops when it is no longer shown', async () => {
    const { clock, stop, index } = turning(3);
    stop();
    await clock.advance(STANDING_MS);
    expect(index()).toBe(0);
  });
});
