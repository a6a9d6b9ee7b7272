import { NEVER, Observable, defer, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/failure.ts';
import { ClassifyError } from '../use-cases/classify-error.ts';
import { LoadableView, type Loadable } from './loadable-view.ts';

const look = (load$: Observable<string>, initial?: string, again$ = load$) => {
  const view = new LoadableView({ load$, again$, classifyError: new ClassifyError() }, initial);
  const states: Loadable<string>[] = [];
  view.state$.subscribe((state) => states.push(state));
  return { view, states, statuses: () => states.map(({ status }) => status) };
};

const failing = throwError(() => new CatalogError({ kind: 'http', status: 404 }));

describe('a loadable view', () => {
  it('loads once it is active', () => {
    const { view, states } = look(of('here'));
    expect(states).toEqual([{ status: 'loading' }]);
    view.activate();
    expect(states).toEqual([{ status: 'loading' }, { status: 'loaded', value: 'here' }]);
  });

  it('asks for nothing when it knows already', () => {
    let asked = 0;
    const { view, states } = look(
      defer(() => of(`${(asked += 1)}`)),
      'known',
    );
    view.activate();
    expect(asked).toBe(0);
    expect(states).toEqual([{ status: 'loaded', value: 'known' }]);
  });

  it('reports a failure as a value, and loads again on retry', () => {
    let isDown = true;
    const { view, states, statuses } = look(defer(() => (isDown ? failing : of('here'))));
    view.activate();
    expect(states.at(-1)).toMatchObject({ status: 'failed', error: { type: 'not_found' } });
    isDown = false;
    view.retry();
    expect(statuses()).toEqual(['loading', 'failed', 'loading', 'loaded']);
  });

  it('loads in the way of a visitor who asks again, and only when it failed', () => {
    const { view, states, statuses } = look(failing, undefined, of('again'));
    view.activate();
    view.retry();
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'again' });
    view.retry();
    expect(statuses()).toEqual(['loading', 'failed', 'loading', 'loaded']);
  });

  it('tries once more on return what had failed, and only that', () => {
    let isDown = true;
    let asked = 0;
    const { view, statuses } = look(
      defer(() => {
        asked += 1;
        return isDown ? failing : of('here');
      }),
    );
    view.activate()();
    isDown = false;
    view.activate()();
    view.activate()();
    expect(statuses().at(-1)).toBe('loaded');
    expect(asked).toBe(2);
  });

  it('asks once while it is active more than once, and goes on until nobody needs it', () => {
    let asked = 0;
    let aborted = 0;
    const { view } = look(
      new Observable<string>(() => {
        asked += 1;
        return () => (aborted += 1);
      }),
    );
    const stops = [view.activate(), view.activate()];
    stops[0]?.();
    expect([asked, aborted]).toEqual([1, 0]);
    stops[1]?.();
    expect([asked, aborted]).toEqual([1, 1]);
  });

  it('aborts what is under way when it is left', () => {
    let aborted = 0;
    const { view } = look(new Observable<string>(() => () => (aborted += 1)));
    view.activate()();
    expect(aborted).toBe(1);
    look(NEVER).view.activate()();
  });
});
