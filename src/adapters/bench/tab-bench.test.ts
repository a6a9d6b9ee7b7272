import { describe, expect, it } from 'vitest';
import { aTabBench as open, PAGE } from '#fixtures/scenario/a-tab-bench.ts';
import { SCENARIO_NAMES } from './scenario/scenario-name.ts';

const SLOW = { scenario: 'slow' };

describe('the scenario a page begins with (product.md, QA: scenario address)', () => {
  it.each(SCENARIO_NAMES)('is the one of the address, stored for the tab: %s', (name) => {
    const { bench, current, memory } = open(`?q=a&scenario=${name}`);
    expect([current(), memory()]).toEqual([{ scenario: name }, `scenario=${name}`]);
    expect(bench.problem).toBeUndefined();
  });

  it.each([
    ['none without either', '', undefined, {}],
    ['the one the tab remembers', '?q=slow', 'scenario=slow', SLOW],
    ['the address’s rather than the tab’s', '?scenario=offline', 'scenario=slow', { scenario: 'offline' }],
    ['none, where the address says so', '?scenario=none', 'scenario=slow', {}],
    ['none, where the tab remembers rubbish', '', 'scenario=constructor&%%', {}],
  ] as const)('is %s', (_, search, remembered, expected) => {
    const { bench, current, memory } = open(search, remembered);
    expect(current()).toEqual(expected);
    expect(memory()).toBe('scenario' in expected ? `scenario=${expected.scenario}` : undefined);
    expect(bench.problem).toBeUndefined();
  });
});

describe('the state a page begins with (product.md, QA: settings)', () => {
  it.each([
    ['?scenario=no-images+slow', { scenario: 'slow+no-images' }],
    ['?scenario=slow%2Bno-images', { scenario: 'slow+no-images' }],
    ['?fault=/tv/popular:503*2,/movie/1003:offline', { fault: '/tv/popular:503*2,/movie/1003:offline' }],
    ['?fault=/tv/popular:503*2&fault=/configuration:timeout', { fault: '/tv/popular:503*2,/configuration:timeout' }],
    ['?now=2026-12-24T20:00Z', { now: '2026-12-24T20:00Z' }],
    ['?now=2026-12-24T20:00+01:00,running', { now: '2026-12-24T20:00+01:00,running' }],
    ['?seed=007', { seed: '7' }],
    ['?fault=/tv/popular:html*2,/movie/1003:shape', { fault: '/tv/popular:html*2,/movie/1003:shape' }],
    ['?latency=0800', { latency: '800' }],
    ['?latency=/movie/*:4000&latency=200-1500', { latency: '200-1500,/movie/*:4000' }],
    ['?choices=services:8+337,theme:light', { choices: 'theme:light,services:8+337' }],
    ['?choices=services:8%2B337,region:DE&choices=veil:on', { choices: 'region:DE,services:8+337,veil:on' }],
    ['?library=file', { library: 'file' }],
    ['?storage=full&log=none&tabs=none', { storage: 'full', log: 'none', tabs: 'none' }],
    ['?library=huge-10000&identity=changing', { library: 'huge-10000', identity: 'changing' }],
  ])('%s', (search, expected) => {
    const { bench, current, memory } = open(search);
    expect(current()).toEqual(expected);
    expect(bench.problem).toBeUndefined();
    expect(open('', memory()).current()).toEqual(expected);
  });

  it('has from the tab what the address does not name, and ends what it says to end', () => {
    const { current } = open('?library=usual&seed=8', 'scenario=slow&library=empty&seed=7');
    expect(current()).toEqual({ scenario: 'slow', seed: '8' });
  });
});

describe('a value that there is not (product.md, QA: unknown)', () => {
  it.each([
    ['scenario', '', 'slow, offline'],
    ['scenario', 'SLOW', 'extreme-text, huge, none'],
    ['scenario', 'slow+sloow', 'slow, offline'],
    ['scenario', 'none+slow', 'slow, offline'],
    ['library', '__proto__', 'empty, new-visitor'],
    ['library', 'toString', 'newer-release, with-versions, file, usual'],
    ['fault', '/tv/popular', '/tv/popular:503*2'],
    ['fault', '/tv/popular:200', '/tv/popular:503*2'],
    ['fault', '/tv/popular:503*0', '/tv/popular:503*2'],
    ['fault', '/nowhere:503', '/discover/movie:503'],
    ['now', '2026-12-24', '2026-12-24T20:00Z'],
    ['now', '2026-12-24T20:00', '2026-12-24T20:00Z'],
    ['now', '2026-13-24T20:00Z', '2026-12-24T20:00Z'],
    ['seed', '-1', '7'],
    ['storage', 'x'.repeat(5_000), 'full, blocked, slow, usual'],
    ['log', '<b>', 'none, hangs, usual'],
    ['tabs', 'two', 'none, usual'],
    ['latency', '', '800, 200-1500'],
    ['latency', '-5', '/movie/*:4000'],
    ['latency', 'abc', '200-1500'],
    ['latency', '1500-200', '200-1500'],
    ['latency', '1e9', '200-1500'],
    ['latency', '60001', '200-1500'],
    ['latency', '8.5', '200-1500'],
    ['latency', '800,900', '200-1500'],
    ['latency', '800,', '200-1500'],
    ['latency', '/nowhere:800', '/configuration:800'],
    ['latency', '/movie/*/*/*/*:800', '/movie/1/credits:800'],
    ['latency', '/movie/*', '/movie/*:4000'],
    ['latency', '/movie/*:1,/movie/*:2', '/movie/*:4000'],
    ['fault', '/tv/popular:xml', '/discover/movie:html'],
    ['fault', '/tv/*:html', '/discover/movie:truncated'],
    ['fault', '/tv/popular:constructor', '/discover/movie:shape'],
    ['identity', 'me', 'ip, fingerprint, random, changing, usual'],
  ])('%s=%s changes nothing; the known ones are named', (name, value, known) => {
    const { bench, current, memory } = open(`?${name}=${encodeURIComponent(value)}`, 'scenario=flaky');
    expect([current(), memory()]).toEqual([{ scenario: 'flaky' }, 'scenario=flaky']);
    expect(bench.problem).toContain(`There is no ${name} “${value.slice(0, 40)}”. The known ones: `);
    expect(bench.problem).toContain(known);
    expect(bench.problemOf(name, value)).toBe(bench.problem);
  });
});

describe('choosing', () => {
  it.each([
    [{}, { scenario: 'offline' }],
    [SLOW, { scenario: 'server-error+slow' }],
    [{ scenario: 'offline', library: 'empty' }, { library: 'empty' }],
  ])('from %j to %j begins at once', (from, to) => {
    const { bench, current, startOver } = open('?q=a', new URLSearchParams(from).toString());
    bench.choose(to);
    expect(startOver).not.toHaveBeenCalled();
    expect(Object.keys(current())).toEqual(Object.keys(to));
  });

  it.each([
    ['', { scenario: 'empty' }, '&scenario=empty'],
    ['scenario=slow', { scenario: 'slow+no-images' }, '&scenario=slow+no-images'],
    ['scenario=huge', {}, ''],
    ['', { library: 'lived-in', scenario: 'slow' }, '&scenario=slow&library=lived-in'],
    ['', { fault: '/tv/popular:503*2' }, '&fault=/tv/popular:503*2'],
    ['', { now: '2026-12-24T20:00Z,running' }, '&now=2026-12-24T20:00Z,running'],
  ] as const)('from “%s” to %j starts the app over, where the visitor is', (from, to, parameters) => {
    const { bench, memory, startOver } = open('?q=a%26b', from);
    bench.choose(to);
    expect(startOver).toHaveBeenCalledExactlyOnceWith(`?q=a%26b${parameters}`);
    expect(memory() ?? '').toBe(parameters.slice(1));
  });

  it('starts over where the address names a state, which would come back', () => {
    const { bench, startOver } = open('?scenario=slow&sort=title');
    bench.choose({});
    expect(startOver).toHaveBeenCalledExactlyOnceWith('?sort=title');
  });
});

it('has the address of this page in a state (product.md, QA: copy)', () => {
  const { bench } = open('?genre=37&scenario=slow&seed=1');
  const state = { library: 'empty', scenario: 'slow+no-images', now: '2026-12-24T20:00+01:00' };
  const address = `${PAGE}?genre=37&scenario=slow+no-images&library=empty&now=2026-12-24T20:00+01:00`;
  expect(bench.addressOf(state)).toBe(address);
  expect(open(new URL(address).search).current()).toEqual({
    library: 'empty',
    scenario: 'slow+no-images',
    now: '2026-12-24T20:00+01:00',
  });
});

it('has every setting, each value of it with what it does', () => {
  const { settings } = open('').bench;
  const NAMES = [
    'scenario',
    'fault',
    'latency',
    'seed',
    'choices',
    'library',
    'identity',
    'now',
    'storage',
    'log',
    'tabs',
  ];
  expect(settings.map(({ name }) => name)).toEqual(NAMES);
  for (const { kind, choices } of settings) {
    expect(choices.filter(({ does }, at) => does === '' && (kind !== 'text' || at === 0))).toEqual([]);
  }
});
