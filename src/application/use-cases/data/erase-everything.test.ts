import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#domain/notification.ts';
import { FakeDevice, IDENTIFIER, KEY, visit } from '#fixtures/library/fake-device.ts';
import { EraseEverything } from './erase-everything.ts';

const ADD = { kind: 'title-saved', list: 'watchlist', title: { id: 9, addedAt: '2026-11-20T12:00:00.000Z' } } as const;
const OTHER = 'matinee_user_data_198.51.100.4';
const ASIDE = `${KEY}.unreadable`;
/** What the app knows of its own save. */
const REVISION = `matinee_revision_${IDENTIFIER}`;

interface Trial {
  readonly isStuck?: boolean;
  readonly hasLog?: boolean;
  readonly lifetime?: 'device' | 'window';
}

const setup = async ({ isStuck = false, hasLog = true, lifetime = 'device' }: Trial = {}) => {
  const device = new FakeDevice();
  device.entries.setItem(KEY, '{"watchlist":[{"id":5}]}');
  device.entries.setItem(OTHER, '{"username":"Eve"}');
  device.entries.setItem(ASIDE, 'null');
  const here = visit(device);
  await here.identity.resolve();
  await here.clock.advance(1_000);
  const { repository } = here.loader;
  if (!repository) throw new Error('There is one after a second.');
  const steps: string[] = [];
  const logged: string[] = [];
  const record = (step: string) => async () => void steps.push(step);
  const eraseEverything = new EraseEverything({
    repository: { lifetime, stop: () => repository.stop().then(record('stopped')) },
    store: { erase: () => here.store.erase().then(record('store')) },
    changeLog: { erase: hasLog ? record('log') : () => Promise.reject(new Error('There is none.')) },
    earlierVersions: { erase: hasLog ? record('versions') : () => Promise.reject(new Error('There is none.')) },
    legacyStorage: { read: () => device.legacy, remove: () => void steps.push('legacy') },
    siteData: { erase: () => (isStuck ? Promise.reject(new Error('It is locked.')) : record('memory')()) },
    scrollMemory: { forget: () => void steps.push('places') },
    draftMemory: { forget: () => void steps.push('drafts') },
    tabs: { erased$: NEVER, publishErased: () => void steps.push('told erased') },
    browser: { startOver: () => void steps.push('over') },
    notifications: here.notifications,
    clock: here.clock,
    consoleLog: { warn: (message) => void logged.push(message), error: (message) => void logged.push(message) },
  });
  const erase = async () => {
    const done = eraseEverything.execute();
    await here.clock.advance(100);
    await done;
  };
  const keys = () => Array.from({ length: device.entries.length }, (_, at) => device.entries.key(at));
  return { ...here, device, erase, steps, logged, keys };
};

describe('erasing everything (product.md, General: personal data)', () => {
  it('reaches every identifier and what was set aside, then starts over', async () => {
    const { erase, steps, keys } = await setup();
    expect(keys()).toEqual([KEY, OTHER, ASIDE, REVISION]);
    await erase();
    expect(keys()).toEqual([]);
    expect(steps).toEqual([
      'stopped',
      'told erased',
      'places',
      'drafts',
      'store',
      'log',
      'versions',
      'memory',
      'told erased',
      'over',
    ]);
  });

  it('tells no other tab where each has lists of its own', async () => {
    const { erase, steps } = await setup({ lifetime: 'window' });
    await erase();
    expect(steps).not.toContain('told erased');
    expect(steps.at(-1)).toBe('over');
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

  it('goes on where log and versions cannot be asked: the memory has the last word', async () => {
    const { erase, steps, logged } = await setup({ hasLog: false });
    await erase();
    expect(steps.slice(-3)).toEqual(['memory', 'told erased', 'over']);
    expect(logged).toEqual([
      'The log could not be asked to forget.',
      'The earlier versions could not be asked to be forgotten.',
    ]);
  });

  it('says when something is left, and stays until the visitor has read it and starts over', async () => {
    const { erase, steps, logged, clock, notifications } = await setup({ isStuck: true });
    await erase();
    await clock.advance(3_600_000);
    let toasts: readonly Notification[] = [];
    notifications.notifications$.subscribe((list) => (toasts = list));
    expect(toasts).toMatchObject([
      {
        type: 'error',
        message: 'Not everything could be erased. Nothing more is saved until you start over.',
        visible: true,
        action: { label: 'Start over' },
      },
    ]);
    expect(logged).toEqual(['Not everything could be erased.']);
    expect(steps).not.toContain('over');
    toasts[0]?.action?.run();
    expect(steps.at(-1)).toBe('over');
  });
});
