import { NEVER, Observable, Subject, defer, of, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { CatalogError } from '#domain/catalog-failure.ts';
import { outcomeOf } from '#fixtures/outcome-of.ts';
import { LoadableQuery, type Loadable } from './loadable-query.ts';

const look = (load$: Observable<string>, initial?: string, again$ = load$) => {
  const query = new LoadableQuery({ load$: outcomeOf(load$), again$: outcomeOf(again$) }, initial);
  const states: Loadable<string>[] = [];
  query.state$.subscribe((state) => states.push(state));
  return { query, states, statuses: () => states.map(({ status }) => status) };
};

const failing = throwError(() => new CatalogError({ kind: 'http', status: 404 }));

describe('a loadable view', () => {
  it('loads once it is active', () => {
    const { query, states } = look(of('here'));
    expect(states).toEqual([{ status: 'loading' }]);
    query.activate();
    expect(states).toEqual([{ status: 'loading' }, { status: 'loaded', value: 'here' }]);
  });

  it('asks for nothing when it knows already', () => {
    let asked = 0;
    const { query, states } = look(
      defer(() => of(`${(asked += 1)}`)),
      'known',
    );
    query.activate();
    expect(asked).toBe(0);
    expect(states).toEqual([{ status: 'loaded', value: 'known' }]);
  });

  it('reports a failure as a value, and loads again on retry', () => {
    let isDown = true;
    const { query, states, statuses } = look(defer(() => (isDown ? failing : of('here'))));
    query.activate();
    expect(states.at(-1)).toMatchObject({ status: 'failed', error: { type: 'not_found' } });
    isDown = false;
    query.retry();
    expect(statuses()).toEqual(['loading', 'failed', 'loading', 'loaded']);
  });

  it('loads in the way of a visitor who asks again, and only when it failed', () => {
    const { query, states, statuses } = look(failing, undefined, of('again'));
    query.activate();
    query.retry();
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'again' });
    query.retry();
    expect(statuses()).toEqual(['loading', 'failed', 'loading', 'loaded']);
  });

  it('tries once more on return what had failed, and only that', () => {
    let isDown = true;
    let asked = 0;
    const { query, statuses } = look(
      defer(() => {
        asked += 1;
        return isDown ? failing : of('here');
      }),
    );
    query.activate()();
    isDown = false;
    query.activate()();
    query.activate()();
    expect(statuses().at(-1)).toBe('loaded');
    expect(asked).toBe(2);
  });

  it('asks once while it is active more than once, and goes on until nobody needs it', () => {
    let asked = 0;
    let aborted = 0;
    const { query } = look(
      new Observable<string>(() => {
        asked += 1;
        return () => (aborted += 1);
      }),
    );
    const stops = [query.activate(), query.activate()];
    stops[0]?.();
    expect([asked, aborted]).toEqual([1, 0]);
    stops[1]?.();
    expect([asked, aborted]).toEqual([1, 1]);
  });

  it('aborts what is under way when it is left', () => {
    let aborted = 0;
    const { query } = look(new Observable<string>(() => () => (aborted += 1)));
    query.activate()();
    expect(aborted).toBe(1);
    look(NEVER).query.activate()();
  });
});

describe('a loadable view after a change of the language of titles (product.md, Titles in one’s language: change)', () => {
  const inLanguages = () => {
    const answers = new Map<string, Observable<string>>([['de', of('Der Pate')]]);
    const changes$ = new Subject<unknown>();
    const renewal = { key: 'en', changes$ };
    const load$ = defer(() => answers.get(renewal.key) ?? of('The Godfather'));
    const query = new LoadableQuery({ load$: outcomeOf(load$), again$: outcomeOf(load$), renewal });
    const states: Loadable<string>[] = [];
    query.state$.subscribe((state) => states.push(state));
    const choose = (key: string) => {
      renewal.key = key;
      changes$.next(key);
    };
    return { query, states, answers, choose };
  };

  it('shows what it has until there is an answer', () => {
    const { query, states, answers, choose } = inLanguages();
    const answer$ = new Subject<string>();
    answers.set('de', answer$);
    query.activate();
    choose('de');
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'The Godfather' });
    answer$.next('Der Pate');
    expect(states.map((state) => ('value' in state ? state.value : state.status))).toEqual([
      'loading',
      'The Godfather',
      'Der Pate',
    ]);
  });

  it('keeps what it has where nobody answers, and asks again when it is shown next', () => {
    const { query, states, answers, choose } = inLanguages();
    answers.set('de', failing);
    const stop = query.activate();
    choose('de');
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'The Godfather' });
    stop();
    answers.set('de', of('Der Pate'));
    query.activate();
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'Der Pate' });
  });

  it('asks when it is shown next where it was not shown, and once alone', () => {
    const { query, states, choose } = inLanguages();
    query.activate()();
    choose('de');
    expect(states).toHaveLength(2);
    query.activate()();
    query.activate();
    expect(states).toHaveLength(3);
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'Der Pate' });
  });

  it('asks for what startup was told before the lists said another language', () => {
    const load$ = outcomeOf(of('Der Pate'));
    const renewal = { key: 'de', changes$: NEVER };
    const query = new LoadableQuery({ load$, again$: load$, renewal, knownFor: 'en' }, 'The Godfather');
    expect(query.state).toEqual({ status: 'loaded', value: 'The Godfather' });
    query.activate();
    expect(query.state).toEqual({ status: 'loaded', value: 'Der Pate' });
  });

  it('has the last of two choices', () => {
    const { query, states, answers, choose } = inLanguages();
    const slow$ = new Subject<string>();
    answers.set('fr', slow$);
    query.activate();
    choose('fr');
    choose('de');
    slow$.next('Le Parrain');
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'Der Pate' });
  });

  it('keeps what it has where the choice is taken back before there was an answer', () => {
    const { query, states, answers, choose } = inLanguages();
    const slow$ = new Subject<string>();
    answers.set('de', slow$);
    query.activate();
    choose('de');
    choose('en');
    slow$.next('Der Pate');
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'The Godfather' });
    choose('fr');
    choose('de');
    slow$.next('Der Pate');
    expect(states.at(-1)).toEqual({ status: 'loaded', value: 'Der Pate' });
  });
});
