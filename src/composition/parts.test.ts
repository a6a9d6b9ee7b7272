import { expect, it, vi } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { bindings, by, load, made, to, value } from './bindings.ts';
import { newContainer, partsOf, type Holding, type Parts } from './parts.ts';

const clockModule = (makeClock: () => Parts['clock']) => bindings({ clock: by<Parts['clock']>(makeClock) });
/** With what counts how often a clock is made. */
const containerWith = (makeClock: () => Parts['clock'] = () => new VirtualClock()) =>
  load(newContainer(), [clockModule(makeClock)]);

class Sleeper {
  constructor(readonly deps: Pick<Parts, 'clock'> & { readonly tab?: string }) {}
}

it('makes a part when it is first read, and once for all that read it', () => {
  const makeClock = vi.fn(() => new VirtualClock());
  const container = containerWith(makeClock);
  const parts = partsOf(container);
  expect(makeClock).not.toHaveBeenCalled();
  expect(parts.clock).toBe(partsOf(container).clock);
  expect(makeClock).toHaveBeenCalledOnce();
});

it('gives one reader what only that reader takes, also in the place of a part', () => {
  const container = containerWith();
  const clock = new VirtualClock();
  const parts = partsOf(container, { clock, tab: 'a' });
  expect(parts.clock).toBe(clock);
  expect(parts.tab).toBe('a');
  expect(partsOf(container).clock).not.toBe(clock);
});

it('gives a class of the core all that it takes, and what it alone takes', () => {
  const container = containerWith();
  container.bind('one').toDynamicValue((context) => new Sleeper(partsOf(context as unknown as Holding<'clock'>)));
  expect(container.get<Sleeper>('one').deps.clock).toBe(partsOf(container).clock);
});

// What follows is for the compiler: each line that is expected not to compile must not.
it('does not compile where a part is read that is not bound by then', () => {
  const container = containerWith();
  // @ts-expect-error: no store is bound.
  expect(() => void partsOf(container).store).toThrow('store');
  // @ts-expect-error: nor is all of the table.
  const all: Parts = partsOf(container);
  // @ts-expect-error: nor is anything in a new container.
  expect(() => all.session ?? partsOf(newContainer()).clock).toThrow('session');
});

it('does not compile where a module needs what neither it nor the container has', () => {
  const classify = bindings({ random: by((held: Holding<'clock'>) => () => partsOf(held).clock.now().getTime()) });
  expect(partsOf(load(containerWith(), [classify])).random()).toBeGreaterThan(0);
  expect(partsOf(load(newContainer(), [classify, clockModule(() => new VirtualClock())])).random()).toBeGreaterThan(0);
  // @ts-expect-error: nothing binds the clock.
  const lacking = load(newContainer(), [classify]);
  expect(() => partsOf(lacking).random()).toThrow('clock');
  // What one of two modules binds alone is not bound.
  const either = Math.random() < 2 ? clockModule(() => new VirtualClock()) : bindings({});
  // @ts-expect-error: the other has none.
  expect(partsOf(load(newContainer(), [either])).clock).toBeDefined();
});

it('does not compile where a name, its type or what a class takes is not that of the table', () => {
  class Lost {
    constructor(readonly deps: { readonly nowhere: string }) {}
  }
  class Quiet {
    readonly warn = vi.fn();
  }
  // @ts-expect-error: the table has no such name.
  expect(bindings({ clokc: value(1) })).toBeDefined();
  // @ts-expect-error: that is no clock.
  expect(bindings({ clock: value(1) })).toBeDefined();
  // @ts-expect-error: a log has errors too.
  expect(bindings({ consoleLog: to(Quiet) })).toBeDefined();
  // @ts-expect-error: the table has no such name.
  expect(made(Lost)).toBeDefined();
  expect(made(Lost, () => ({ nowhere: 'a' }))).toBeDefined();
});
