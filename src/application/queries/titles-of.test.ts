import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Title } from '#domain/title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { LoadableQuery } from './loadable-query.ts';
import { titlesOf$ } from './titles-of.ts';

const loaded = (...ids: readonly number[]) =>
  new LoadableQuery<readonly Title[]>(
    { load$: NEVER, again$: NEVER },
    ids.map((id) => aTitle({ id })),
  );
const loading = () => new LoadableQuery<readonly Title[]>({ load$: NEVER, again$: NEVER });

describe('the titles of several rows', () => {
  it('are told at once, as far as they are loaded', () => {
    const emitted: (readonly number[])[] = [];
    titlesOf$([loaded(1, 2), loading(), loaded(2, 3)]).subscribe((titles) => emitted.push(titles.map(({ id }) => id)));
    expect(emitted).toEqual([[1, 2, 2, 3]]);
  });
});
