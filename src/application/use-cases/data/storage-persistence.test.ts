import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { agreeableStorage } from '#fixtures/library/a-data-facade.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import type { SaveStatus } from '../../library/load-state.ts';
import { StoragePersistence } from './storage-persistence.ts';

const saved: SaveStatus = { lastSaveTime: new Date(0) };
const ADD = { kind: 'title-saved', list: 'favorites', title: { id: 9, addedAt: '2026-11-20T12:00:00.000Z' } } as const;

const setup = () => {
  const { deps, clock } = libraryDeps();
  const persistentStorage = agreeableStorage();
  const saves$ = new Subject<SaveStatus>();
  const persistence = new StoragePersistence({ persistentStorage, session: deps.session, clock });
  const stop = persistence.follow(saves$);
  const save = async (status: SaveStatus) => {
    saves$.next(status);
    await clock.settle();
  };
  return { storage: persistentStorage, persistence, session: deps.session, save, stop, clock };
};

describe('asking the browser to keep the data', () => {
  it('happens once something was saved in a list, not before, and once', async () => {
    const { storage, session, save } = setup();
    await save({});
    await save(saved);
    expect(storage.asked).toBe(0);
    session.dispatch(ADD);
    await save({ saveError: 'Failed to save data to local storage' });
    expect(storage.asked).toBe(0);
    await save(saved);
    await save(saved);
    expect(storage.asked).toBe(1);
  });

  it('does not happen any more once it is stopped', async () => {
    const { storage, session, save, stop } = setup();
    session.dispatch(ADD);
    stop();
    await save(saved);
    expect(storage.asked).toBe(0);
  });

  it.each([
    ['may ask the visitor', { decidesAlone: false }],
    ['was asked before', { wasAsked: true }],
    ['keeps it already', { isPersisted: async () => true }],
    ['does not say', { isPersisted: async () => undefined }],
  ])('does not happen when the browser %s', async (_, own) => {
    const { storage, session, save } = setup();
    Object.defineProperties(storage, Object.getOwnPropertyDescriptors(own));
    session.dispatch(ADD);
    await save(saved);
    expect(storage.asked).toBe(0);
  });

  it('can be asked for, and its state told', async () => {
    const { persistence } = setup();
    expect(await persistence.state()).toEqual({ isPersisted: false, usedBytes: 1_234_567 });
    expect(await persistence.request()).toBe(true);
    expect(await persistence.state()).toEqual({ isPersisted: true, usedBytes: 1_234_567 });
  });

  it('is not known of a browser that keeps its answer back for 2 s', async () => {
    const { storage, persistence, clock } = setup();
    storage.isPersisted = () => new Promise(() => {});
    const state = persistence.state();
    await clock.advance(2_000);
    expect(await state).toEqual({ isPersisted: undefined, usedBytes: 1_234_567 });
  });
});
