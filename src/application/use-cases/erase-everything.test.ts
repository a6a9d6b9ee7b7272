import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { FakeDevice, KEY, visit } from '#fixtures/library/kept-library.ts';
import { EraseEverything } from './erase-everything.ts';

const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 9, addedAt: '2026-11-20T12:00:00.000Z' } } as const;
const OTHER = 'matinee_user_data_198.51.100.4';
const ASIDE = `${KEY}.unreadable`;

const setup = async ({ isStuck = false } = {}) => {
  const device = new FakeDevice();
  device.entries.setItem(KEY, '{"watchlist":[{"id":5}]}');
  device.entries.setItem(OTHER, '{"username":"Eve"}');
  device.entries.setItem(ASIDE, 'null');
  const here = visit(device);
  await here.identity.resolve();
  await here.clock.advance(1_000);
  const { keeping } = here.keeper;
  if (!keeping) throw new Error('There is a keeping after a second.');
  const steps: string[] = [];
  const note = (step: string) => async () => void steps.push(step);
  const eraseEverything = new EraseEverything({
    keeping: { stop: () => keeping.stop().then(note('stopped')) },
    store: { erase: () => here.store.erase().then(note('store')) },
    journal: { erase: note('journal') },
    legacy: { read: () => device.legacy, remove: () => void steps.push('legacy') },
    memory: { erase: () => (isStuck ? Promise.reject(new Error('It is locked.')) : note('memory')()) },
    scrollMemory: { forget: () => void steps.push('places') },
    tabs: { messages$: NEVER, tell: ({ kind }) => void steps.push(`told ${kind}`) },
    device: { startOver: () => void steps.push('over') },
    notifications: here.notifications,
    clock: here.clock,
    log: { warn: () => {}, error: () => {} },
  });
  const erase = async () => {
    const done = eraseEverything.execute();
    await here.clock.advance(100);
    await done;
  };
  const keys = () => Array.from({ length: device.entries.length }, (_, at) => device.entries.key(at));
  return { ...here, device, erase, steps, keys };
};

describe('erasing everything', () => {
  it('reaches every identifier and what was set aside, then starts over', async () => {
    const { erase, steps, keys } = await setup();
    expect(keys()).toEqual([KEY, OTHER, ASIDE]);
    await erase();
    expect(keys()).toEqual([]);
    expect(steps).toEqual(['stopped', 'told erased', 'places', 'store', 'journal', 'memory', 'told erased', 'over']);
  });

  it('removes old-format entries where there are any', async () => {
    const { erase, device, steps } = await setup();
    device.legacy = { last_sync: 'yesterday' };
    await erase();
    expect(steps).toContain('legacy');
  });

  it('writes nothing afterwards: not what was about to be saved, nor when the page is left', async () => {
    const { erase, session, clock, leaving$, keys } = await setup();
    session.dispatch(ADD);
    await erase();
    session.dispatch({ ...ADD, title: { ...ADD.title, id: 10 } });
    leaving$.next();
    await clock.advance(60_000);
    expect(keys()).toEqual([]);
  });

  it('says when something is left, and stays, so that the visitor can read it', async () => {
    const { erase, steps, messages } = await setup({ isStuck: true });
    await erase();
    expect(steps).not.toContain('over');
    expect(messages).toContain('Not everything could be erased. Nothing more is saved until you start over.');
  });
});
