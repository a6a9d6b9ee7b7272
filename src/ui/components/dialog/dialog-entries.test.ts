import { describe, expect, it, vi } from 'vitest';
import { memoryWindow } from '#fixtures/ui/memory-window.ts';
import { browserHistory } from '../../hooks/history/browser-history.ts';
import { stateOf } from '../../hooks/history/patient-window.ts';
import { dialogEntries } from './dialog-entries.ts';

/** A visitor who came from home to a listing. Moves take a task, as in a browser. */
const open = () => {
  const window = memoryWindow('/', (move) => void setTimeout(move));
  const history = browserHistory(window);
  const steps: string[] = [];
  history.listen(({ location: { pathname, search } }) => steps.push(pathname + search));
  history.navigator.push('/movie');
  const closed: string[] = [];
  const openDialog = (name: string, onBack = () => {}) => {
    const close = dialogEntries(history).add(() => {
      closed.push(name);
      onBack();
    });
    return close;
  };
  const go = async (delta: number) => {
    history.navigator.go(delta);
    await moved();
  };
  const at = () => [history.step.location.pathname + history.step.location.search, stateOf(window).over ?? 0];
  return { window, history, steps, closed, openDialog, go, at };
};

/** As long as a chain of moves takes. */
const moved = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

describe('Back, while dialogs are open (product.md, Dialogs: Back)', () => {
  it('closes the one on top, and leaves the screen alone', async () => {
    const { steps, closed, openDialog, go, at } = open();
    openDialog('below');
    openDialog('on top');
    steps.length = 0;
    await go(-1);
    expect(closed).toEqual(['on top']);
    await go(-1);
    expect(closed).toEqual(['on top', 'below']);
    expect([at(), steps]).toEqual([['/movie', 0], []]);
    await go(-1);
    expect(steps).toEqual(['/']);
  });

  it('leads on at once where the dialog was closed otherwise', async () => {
    const { openDialog, go, steps } = open();
    openDialog('one')();
    await moved();
    await go(-1);
    expect(steps.at(-1)).toBe('/');
  });

  it('leads on at once where two were closed together', async () => {
    const { openDialog, go, at } = open();
    const below = openDialog('below');
    const above = openDialog('above');
    below();
    above();
    await moved();
    expect(at()).toEqual(['/movie', 0]);
    await go(-1);
    expect(at()).toEqual(['/', 0]);
  });

  it('closes the one that took the place of another', async () => {
    const { openDialog, go, closed, at } = open();
    openDialog('question')();
    openDialog('answer');
    await moved();
    await go(-1);
    expect([closed, at()]).toEqual([['answer'], ['/movie', 0]]);
  });

  it('closes one that was opened while the entry of another was on its way out', async () => {
    const { openDialog, go, closed, at } = open();
    openDialog('first')();
    await Promise.resolve();
    openDialog('second');
    await moved();
    expect(at()).toEqual(['/movie', 1]);
    await go(-1);
    expect([closed, at()]).toEqual([['second'], ['/movie', 0]]);
  });

  it('closes all where it is pressed long, for an earlier screen', async () => {
    const { openDialog, go, closed, steps } = open();
    openDialog('below');
    openDialog('on top');
    await go(-3);
    expect(closed).toEqual(['on top', 'below']);
    expect(steps.at(-1)).toBe('/');
  });
});

describe('Forward', () => {
  it('opens no dialog again, and shows no other screen', async () => {
    const { openDialog, go, steps, at, closed } = open();
    openDialog('one');
    await go(-1);
    steps.length = 0;
    await go(1);
    expect([at(), steps, closed]).toEqual([['/movie', 0], [], ['one']]);
  });
});

describe('a link of a dialog', () => {
  it.each([1, 2, 3])(
    'over %i of them leads to its screen, and Back from there to the screen of the dialogs',
    async (depth) => {
      const { openDialog, go, history, window, at } = open();
      const closes = Array.from({ length: depth }, (_, index) => openDialog(`${index}`));
      history.navigator.push('/movie/7');
      for (const close of closes) close();
      await moved();
      expect(at()).toEqual(['/movie/7', 0]);
      await go(-1);
      expect(at()).toEqual(['/movie', 0]);
      await go(1);
      expect(at()).toEqual(['/movie/7', 0]);
      expect(window.addresses).toEqual(['/', '/movie', '/movie/7']);
    },
  );

  it('is not lost while the entry of a closed dialog is on its way out', async () => {
    const { openDialog, history, window, at } = open();
    openDialog('one')();
    await Promise.resolve();
    history.navigator.push('/movie/7');
    await moved();
    expect(at()).toEqual(['/movie/7', 0]);
    expect(window.addresses).toEqual(['/', '/movie', '/movie/7']);
  });
});

describe('a screen that changes its address beneath a dialog', () => {
  it('has the last of its addresses when the dialog is closed', async () => {
    const { openDialog, history, steps, go, at } = open();
    const close = openDialog('one');
    history.navigator.replace('/movie?sort=title');
    history.navigator.replace('/movie?genre=18');
    expect(at()).toEqual(['/movie?genre=18', 1]);
    steps.length = 0;
    close();
    await moved();
    expect([at(), steps]).toEqual([['/movie?genre=18', 0], []]);
    await go(-1);
    expect(at()).toEqual(['/', 0]);
  });
});

describe('a page that is loaded anew while a dialog is open', () => {
  const reload = async (over: number) => {
    const { window, openDialog } = open();
    for (let depth = 0; depth < over; depth += 1) openDialog(`${depth}`);
    const history = browserHistory(window);
    const steps = vi.fn<() => void>();
    const stop = history.listen(steps);
    return { window, history, stop };
  };

  it.each([1, 2])('leaves the entries of %i dialogs', async (over) => {
    const { window, history } = await reload(over);
    await moved();
    expect(stateOf(window).over).toBeUndefined();
    history.navigator.go(-1);
    await moved();
    expect(history.step.location.pathname).toBe('/');
  });

  it('keeps a dialog that opens with it', async () => {
    const { window, history } = await reload(1);
    const onBack = vi.fn<() => void>();
    dialogEntries(history).add(onBack);
    await moved();
    expect([onBack.mock.calls.length, stateOf(window).over]).toEqual([0, 1]);
    history.navigator.go(-1);
    await moved();
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe('a move that the browser never makes', () => {
  it('keeps no navigation waiting for long', async () => {
    vi.useFakeTimers();
    const window = memoryWindow('/movie', () => {});
    const history = browserHistory(window);
    dialogEntries(history).add(() => {})();
    await Promise.resolve();
    history.navigator.push('/tv');
    expect(history.step.location.pathname).toBe('/movie');
    vi.runAllTimers();
    expect(history.step.location.pathname).toBe('/tv');
    vi.useRealTimers();
  });
});
