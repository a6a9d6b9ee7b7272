import { Container } from 'inversify';
import { expect, it, vi } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { bindings } from './bindings.ts';
import { made } from './made.ts';
import { partsOf, type Parts } from './parts.ts';

/** What counts how often a clock is made. */
const containerWith = (makeClock: () => Parts['clock']) => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(bindings((bind) => void bind('clock').toDynamicValue(makeClock)));
  return container;
};

it('makes a part when it is first read, and once for all that read it', () => {
  const makeClock = vi.fn(() => new VirtualClock());
  const container = containerWith(makeClock);
  const parts = partsOf(container);
  expect(makeClock).not.toHaveBeenCalled();
  expect(parts.clock).toBe(partsOf(container).clock);
  expect(makeClock).toHaveBeenCalledOnce();
});

it('gives one reader what only that reader takes, also in the place of a part', () => {
  const container = containerWith(() => new VirtualClock());
  const clock = new VirtualClock();
  const parts = partsOf(container, { clock, tab: 'a' });
  expect(parts.clock).toBe(clock);
  expect(parts.tab).toBe('a');
  expect(partsOf(container).clock).not.toBe(clock);
});

it('says which part is missing', () => {
  const parts = partsOf(containerWith(() => new VirtualClock()));
  expect(() => parts.store).toThrow('store');
});

it('gives a class of the core all that it takes', () => {
  class Sleeper {
    constructor(readonly deps: Pick<Parts, 'clock'>) {}
  }
  const container = containerWith(() => new VirtualClock());
  container.bind(Sleeper).toDynamicValue(made(Sleeper));
  expect(container.get(Sleeper).deps.clock).toBe(partsOf(container).clock);
});
