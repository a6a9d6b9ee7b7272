import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StatefulView } from '#application/views/view.ts';
import { useView } from './use-view.ts';

const aView = (initial: string) => {
  const state$ = new BehaviorSubject(initial);
  const log: string[] = [];
  const view: StatefulView<string> = {
    get state() {
      return state$.value;
    },
    state$: state$.asObservable(),
    activate: () => {
      log.push('active');
      return () => log.push('stopped');
    },
  };
  return { view, state$, log };
};

const shown: string[] = [];
function Shown({ view, name }: { readonly view: StatefulView<string>; readonly name: string }) {
  const state = useView(view);
  shown.push(`${name}: ${state}`);
  return <p>{state}</p>;
}

it('shows the state of the view it is given, and never that of the one before', async () => {
  const sun = aView('sun loading');
  const moon = aView('moon loading');
  const screen = await render(<Shown view={sun.view} name="sun" />);
  sun.state$.next('sun ready');
  await expect.element(screen.getByText('sun ready')).toBeVisible();

  await screen.rerender(<Shown view={moon.view} name="moon" />);
  await expect.element(screen.getByText('moon loading')).toBeVisible();
  expect(shown).not.toContain('moon: sun ready');
  sun.state$.next('sun late');
  moon.state$.next('moon ready');
  await expect.element(screen.getByText('moon ready')).toBeVisible();
});

it('keeps a view active while it is shown, and no longer', async () => {
  const sun = aView('sun');
  const moon = aView('moon');
  const screen = await render(<Shown view={sun.view} name="sun" />);
  expect(sun.log).toEqual(['active']);
  await screen.rerender(<Shown view={moon.view} name="moon" />);
  expect([sun.log, moon.log]).toEqual([['active', 'stopped'], ['active']]);
  await screen.unmount();
  expect(moon.log).toEqual(['active', 'stopped']);
});
