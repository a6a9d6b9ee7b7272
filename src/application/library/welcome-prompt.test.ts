import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import type { LoadOutcome, LoadState } from './load-state.ts';
import { WelcomePrompt } from './welcome-prompt.ts';

const loaded = (kind: LoadOutcome['kind']): LoadState => ({
  status: 'fulfilled',
  outcome: { kind, isMigrated: false, isSaved: true },
});

const setup = () => {
  const clock = new VirtualClock();
  const loadState$ = new BehaviorSubject<LoadState>({ status: 'pending' });
  const session = { library: EMPTY_LIBRARY };
  const prompt = new WelcomePrompt({ session, clock, loadState$ });
  let isOpen = false;
  prompt.isOpen$.subscribe((next) => (isOpen = next));
  const stop = prompt.activate();
  return { session, clock, loadState$, stop, prompt, isOpen: () => isOpen };
};

describe('the welcome dialog (product.md, Welcome: when)', () => {
  it.each([
    ['opens for a first-time visitor 1.5 s after the load', loaded('first-time'), true],
    ['does not open for one whose lists are back', loaded('restored'), false],
    ['does not open for one whose lists could not be loaded', { status: 'rejected' } as const, false],
  ])('%s', async (_, state, expected) => {
    const { loadState$, isOpen, clock } = setup();
    loadState$.next(state);
    await clock.advance(1_499);
    expect(isOpen()).toBe(false);
    await clock.advance(1);
    expect(isOpen()).toBe(expected);
  });

  it('does not open for a visitor who completes the welcome in another tab meanwhile', async () => {
    const { session, loadState$, isOpen, clock } = setup();
    loadState$.next(loaded('first-time'));
    await clock.advance(1_499);
    session.library = { ...session.library, username: 'Ada' };
    await clock.advance(1);
    expect(isOpen()).toBe(false);
  });

  it('does not open when the visit is over', async () => {
    const { loadState$, isOpen, clock, stop } = setup();
    loadState$.next(loaded('first-time'));
    stop();
    await clock.advance(60_000);
    expect(isOpen()).toBe(false);
  });
});

describe('the welcome of a visitor who was sent something (product.md, Welcome: sent)', () => {
  const sent = async () => {
    const here = setup();
    here.prompt.hold(true);
    here.loadState$.next(loaded('first-time'));
    await here.clock.advance(60_000);
    return here;
  };

  it('waits as long as they look at it, and opens 1.5 s after they have left', async () => {
    const { prompt, isOpen, clock } = await sent();
    expect(isOpen()).toBe(false);
    prompt.hold(false);
    await clock.advance(1_499);
    expect(isOpen()).toBe(false);
    await clock.advance(1);
    expect(isOpen()).toBe(true);
  });

  it('does not open for who is back within that time', async () => {
    const { prompt, isOpen, clock } = await sent();
    prompt.hold(false);
    await clock.advance(1_000);
    prompt.hold(true);
    await clock.advance(60_000);
    expect(isOpen()).toBe(false);
    prompt.hold(false);
    await clock.advance(1_500);
    expect(isOpen()).toBe(true);
  });

  it('has the whole delay after the load, too, where they have left before', async () => {
    const { prompt, isOpen, clock, loadState$ } = setup();
    prompt.hold(true);
    prompt.hold(false);
    await clock.advance(60_000);
    loadState$.next(loaded('first-time'));
    await clock.advance(1_499);
    expect(isOpen()).toBe(false);
    await clock.advance(1);
    expect(isOpen()).toBe(true);
  });

  it('goes where it is found out only then that they were sent it', async () => {
    const { prompt, isOpen, clock, loadState$ } = setup();
    loadState$.next(loaded('first-time'));
    await clock.advance(1_500);
    prompt.hold(true);
    expect(isOpen()).toBe(false);
    prompt.hold(false);
    await clock.advance(1_500);
    expect(isOpen()).toBe(true);
  });

  it('is over once it was closed, wherever they go then', async () => {
    const { prompt, isOpen, clock } = await sent();
    prompt.hold(false);
    await clock.advance(1_500);
    prompt.close();
    prompt.hold(true);
    prompt.hold(false);
    await clock.advance(60_000);
    expect(isOpen()).toBe(false);
  });

  it('does not open for who has completed it in another tab meanwhile', async () => {
    const { prompt, isOpen, clock, session } = await sent();
    session.library = { ...session.library, username: 'Ada' };
    prompt.hold(false);
    await clock.advance(60_000);
    expect(isOpen()).toBe(false);
  });
});
