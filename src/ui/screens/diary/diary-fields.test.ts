import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from '../../components/list/list-choice.ts';
import { SEEN_FIELDS } from './diary-fields.ts';

const readSeenChoice = (params: URLSearchParams) => readChoice(SEEN_FIELDS, params);
const writeSeenChoice = (params: URLSearchParams, choice: ReturnType<typeof readSeenChoice>) =>
  writeChoice(SEEN_FIELDS, params, choice);

const DEFAULTS = { filter: 'all', only: 'all', sort: 'seenAt', isAscending: false, look: 'grid' };

describe('the choices in the address', () => {
  it.each([
    ['', {}],
    [
      'type=tv&only=rated&sort=rating&order=asc&view=list',
      {
        filter: 'tv',
        only: 'rated',
        sort: 'rating',
        isAscending: true,
        look: 'list',
      },
    ],
    ['type=person&only=hidden&sort=addedAt&order=up&view=wall', {}],
  ])('%s', (search, expected) => {
    expect(readSeenChoice(new URLSearchParams(search))).toEqual({ ...DEFAULTS, ...expected });
  });

  it('are written as they are read; defaults are left out, and what else is there stays', () => {
    const search = 'type=movie&only=noted&sort=title&order=asc&view=list';
    const params = new URLSearchParams(search);
    expect(writeSeenChoice(params, readSeenChoice(params)).toString()).toBe(search);
    const other = new URLSearchParams('scenario=slow&type=all');
    expect(writeSeenChoice(other, readSeenChoice(other)).toString()).toBe('scenario=slow');
  });
});
