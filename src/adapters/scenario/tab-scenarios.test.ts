import { describe, expect, it, vi } from 'vitest';
import type { Scenario } from '#application/scenarios.ts';
import { SCENARIO_NAMES } from './scenario-name.ts';
import { TabScenarios } from './tab-scenarios.ts';

/** Opens a tab at an address, with a remembered scenario. */
const open = (search: string, remembered?: string) => {
  let memory = remembered;
  const startOver = vi.fn<(search: string) => void>();
  const log = { warn: vi.fn<(message: string) => void>(), error: vi.fn<() => void>() };
  const remember = (name: string) => {
    memory = name === 'none' ? undefined : name;
  };
  const scenarios = new TabScenarios({ search, recall: () => memory, remember, startOver }, log);
  let current: Scenario | undefined;
  scenarios.current$.subscribe((scenario) => (current = scenario));
  return { scenarios, startOver, log, memory: () => memory, current: () => current?.name };
};

describe('the scenario a page begins with (product.md, QA: scenario address)', () => {
  it.each(SCENARIO_NAMES)('is the one of the address, stored for the tab: %s', (name) => {
    const { current, memory, log } = open(`?q=a&scenario=${name}`);
    expect([current(), memory()]).toEqual([name, name]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['none without either', '', undefined, 'none'],
    ['the one the tab remembers', '?q=slow', 'slow', 'slow'],
    ['the address’s rather than the tab’s', '?scenario=offline', 'slow', 'offline'],
    ['none, where the address says so', '?scenario=none', 'slow', 'none'],
    ['none, where the tab remembers rubbish', '', 'constructor', 'none'],
  ] as const)('is %s', (_, search, remembered, expected) => {
    const { current, memory, log } = open(search, remembered);
    expect(current()).toBe(expected);
    expect(memory()).toBe(expected === 'none' ? undefined : expected);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(['', 'SLOW', 'slow ', 'toString', '__proto__', '<b>', 'x'.repeat(5_000)])(
    'is not changed by a name that there is not, of which developers are told once: %j',
    (name) => {
      const { current, memory, log } = open(`?scenario=${encodeURIComponent(name)}`, 'flaky');
      expect([current(), memory()]).toEqual(['flaky', 'flaky']);
      expect(log.warn).toHaveBeenCalledExactlyOnceWith(`There is no scenario "${name.slice(0, 40)}".`);
    },
  );
});

describe('choosing', () => {
  it.each([
    ['none', 'offline'],
    ['slow', 'server-error'],
    ['offline', 'none'],
  ])('from %s to %s begins at once', (from, to) => {
    const { scenarios, current, memory, startOver } = open('?q=a', from);
    scenarios.choose(to);
    expect([current(), memory()]).toEqual([to, to === 'none' ? undefined : to]);
    expect(startOver).not.toHaveBeenCalled();
  });

  it.each([
    ['none', 'config-fails'],
    ['none', 'trending-fails'],
    ['none', 'empty'],
    ['slow', 'no-images'],
    ['none', 'extreme-text'],
    ['none', 'huge'],
    ['huge', 'none'],
    ['empty', 'offline'],
    ['config-fails', 'none'],
  ])('from %s to %s starts the app over, where the visitor is', (from, to) => {
    const { scenarios, memory, startOver } = open('?q=a%26b', from);
    scenarios.choose(to);
    expect(startOver).toHaveBeenCalledExactlyOnceWith(`?q=a%26b&scenario=${to}`);
    expect(memory()).toBe(to === 'none' ? undefined : to);
  });

  it('starts over where the address names another scenario, which would come back', () => {
    const { scenarios, startOver } = open('?scenario=slow&sort=title');
    scenarios.choose('none');
    expect(startOver).toHaveBeenCalledExactlyOnceWith('?scenario=none&sort=title');
  });

  it('of a name that there is not does nothing', () => {
    const { scenarios, current, startOver } = open('', 'slow');
    scenarios.choose('nonsense');
    expect(current()).toBe('slow');
    expect(startOver).not.toHaveBeenCalled();
  });
});

it('offers every name of the contract, none first, each with what it does', () => {
  const { all } = open('').scenarios;
  expect(all.map(({ name }) => name)).toEqual([
    'none',
    'slow',
    'offline',
    'timeout',
    'unauthorized',
    'rate-limited',
    'server-error',
    'not-found',
    'flaky',
    'config-fails',
    'trending-fails',
    'empty',
    'no-images',
    'extreme-text',
    'huge',
  ]);
  expect(all.filter(({ does }) => does === '')).toEqual([]);
});
