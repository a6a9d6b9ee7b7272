import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { StatefulQuery } from '#application/queries/stateful-query.ts';
import { useQuery } from './use-query.ts';

const aView = (initial: string) => {
  const state$ = new BehaviorSubject(initial);
  const log: string[] = [];
  const query: StatefulQuery<string> = {
    get state() {
      return state$.value;
    },
    state$: state$.asObservable(),
    activate: () => {
      log.push('active');
      return () => log.push('stopped');
    },
  };
  return { query, state$, log };
};

const shown: string[] = [];
function Shown({ query, name }: { readonly query: StatefulQuery<string>; readonly name: string }) {
  const state = useQuery(query);
  shown.push(`${name}: ${state}`);
  return <p>{state}</p>;
}

it('shows the state of the query it is given, and never that of the one before', async () => {
  const sun = aView('sun loading');
  const moon = aView('moon loading');
  const screen = await render(<Shown query={sun.query} name="sun" />);
  sun.state$.next('sun ready');
  await expect.element(screen.getByText('sun ready')).toBeVisible();

  await screen.rerender(<Shown query={moon.query} name="moon" />);
  await expect.element(screen.getByText('moon loading')).toBeVisible();
  expect(shown).not.toContain('moon: sun ready');
  sun.state$.next('sun late');
  moon.state$.next('moon ready');
  await expect.element(screen.getByText('moon ready')).toBeVisible();
});

it('keeps a query active while it is shown, and no longer', async () => {
  const sun = aView('sun');
  const moon = aView('moon');
  const screen = await render(<Shown query={sun.query} name="sun" />);
  expect(sun.log).toEqual(['active']);
  await screen.rerender(<Shown query={moon.query} name="moon" />);
  expect([sun.log, moon.log]).toEqual([['active', 'stopped'], ['active']]);
  await screen.unmount();
  expect(moon.log).toEqual(['active', 'stopped']);
});
