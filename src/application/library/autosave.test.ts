import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { Autosave } from './autosave.ts';
import type { SaveStatus } from './load-state.ts';

const setup = (save: () => Promise<void> = async () => {}, isActive = true, saveNow = () => {}) => {
  const clock = new VirtualClock();
  const changes$ = new Subject<void>();
  const leaving$ = new Subject<void>();
  const saves: string[] = [];
  const autosave = new Autosave({
    changes$,
    leaving$,
    clock,
    save: async () => {
      saves.push(`saved at ${clock.scheduler.frame}`);
      await save();
    },
    saveNow: () => {
      saves.push(`saved now at ${clock.scheduler.frame}`);
      saveNow();
    },
  });
  let status: SaveStatus = {};
  autosave.status$.subscribe((next) => (status = next));
  const stop = isActive ? autosave.activate() : () => {};
  return { clock, changes$, leaving$, saves, autosave, stop, status: () => status };
};

describe('autosave', () => {
  it('saves 1 second after the last change (product.md, Saving: autosave)', async () => {
    const { clock, changes$, saves, status } = setup();
    changes$.next();
    await clock.advance(900);
    changes$.next();
    await clock.advance(999);
    expect(saves).toEqual([]);
    expect(status()).toEqual({});
    await clock.advance(1);
    expect(saves).toEqual(['saved at 1900']);
    expect(status()).toEqual({ lastSaveTime: clock.now() });
  });

  // product.md, Saving: autosave.
  it('saves at once when the page is left, and only if there is something to save', async () => {
    const { clock, changes$, leaving$, saves } = setup();
    leaving$.next();
    expect(saves).toEqual([]);
    changes$.next();
    await clock.advance(10);
    leaving$.next();
    leaving$.next();
    expect(saves).toEqual(['saved now at 10']);
    await clock.advance(5_000);
    leaving$.next();
    expect(saves).toEqual(['saved now at 10', 'saved at 1000']);
    changes$.next();
    await clock.advance(1_000);
    leaving$.next();
    expect(saves).toEqual(['saved now at 10', 'saved at 1000', 'saved at 6010']);
  });

  // product.md, Saving: save failure.
  it("says 'Failed to save data to local storage', and tries until there is room", async () => {
    let isFull = true;
    const { clock, changes$, saves, status } = setup(async () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    changes$.next();
    await clock.advance(1_000);
    expect(status()).toEqual({ saveError: 'Failed to save data to local storage' });
    await clock.advance(10_000);
    expect(saves).toHaveLength(2);
    isFull = false;
    await clock.advance(10_000);
    expect(status()).toEqual({ lastSaveTime: clock.now() });
    await clock.advance(60_000);
    expect(saves).toHaveLength(3);
  });

  it('saves nothing before it is active, and then what changed before', async () => {
    const { clock, changes$, leaving$, saves, autosave } = setup(async () => {}, false);
    changes$.next();
    leaving$.next();
    await clock.advance(5_000);
    expect(saves).toEqual([]);
    autosave.activate();
    await clock.advance(1_000);
    expect(saves).toEqual(['saved at 6000']);
  });

  it('saves again what changed while a save was under way', async () => {
    const releases: (() => void)[] = [];
    const { clock, changes$, leaving$, saves } = setup(() => new Promise((resolve) => releases.push(resolve)));
    changes$.next();
    await clock.advance(1_000);
    changes$.next();
    releases[0]?.();
    await clock.settle();
    leaving$.next();
    expect(saves).toEqual(['saved at 1000', 'saved now at 1000']);
  });

  it('saves without a change of the visitor’s when what is stored is not what is in memory', async () => {
    const { clock, saves, autosave } = setup();
    await clock.advance(5_000);
    autosave.touch();
    await clock.advance(1_000);
    expect(saves).toEqual(['saved at 6000']);
  });

  it('says so when a page that closes could not be saved, and tries again if it stays', async () => {
    const isFull = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { clock, changes$, leaving$, saves, status } = setup(() => new Promise(() => {}), true, isFull);
    changes$.next();
    leaving$.next();
    expect(status()).toEqual({ saveError: 'Failed to save data to local storage' });
    await clock.advance(1_000);
    expect(saves).toEqual(['saved now at 0', 'saved at 1000']);
  });

  it('keeps the time of the last save when one fails', async () => {
    let isFull = false;
    const { clock, changes$, status } = setup(async () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    changes$.next();
    await clock.advance(1_000);
    const lastSaveTime = clock.now();
    isFull = true;
    changes$.next();
    await clock.advance(1_000);
    expect(status()).toEqual({ lastSaveTime, saveError: 'Failed to save data to local storage' });
  });

  it('says when the library could not be loaded (product.md, Saving: load failure)', () => {
    const { autosave, status } = setup();
    autosave.reportLoadFailure();
    expect(status()).toEqual({ saveError: 'Failed to load data from local storage' });
  });

  it('saves nothing more once it is stopped', async () => {
    const { clock, changes$, leaving$, saves, stop } = setup();
    stop();
    changes$.next();
    leaving$.next();
    await clock.advance(60_000);
    expect(saves).toEqual([]);
  });

  it('goes on after a failure of any kind', async () => {
    let times = 0;
    const { clock, changes$, saves } = setup(async () => {
      times += 1;
      if (times === 1) throw new Error('defect');
    });
    changes$.next();
    await clock.advance(1_000);
    changes$.next();
    await clock.advance(1_000);
    expect(saves).toHaveLength(2);
  });
});
