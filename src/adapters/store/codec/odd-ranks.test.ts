import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { joinRegisters } from '#domain/devices/join-registers.ts';
import { noteChanges } from '#domain/devices/note-changes.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { resultOf } from '#domain/steps.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';
import { decodeBundle } from './decode-bundle.ts';

const codec = new JsonDeviceFileCodec();
const here = { device: '0123456789abcdef', now: new Date('2026-11-28T12:00:00Z') };

/** A bundle as it is loaded, of the text of another one. */
const reload = (text: string) => {
  const bundle = decodeBundle(text);
  if (!bundle) throw new Error('This is no bundle.');
  return { library: bundle.library, text: encodeBundle('203.0.113.7', bundle) };
};

const rawOf = (of: unknown, ofMovie: unknown): string =>
  JSON.stringify({
    collections: [
      {
        id: '9',
        name: 'Noir',
        description: '',
        rank: of,
        movies: [
          { id: 1, rank: ofMovie },
          { id: 2, rank: of },
        ],
      },
      { id: '8', name: 'Crime', description: '', rank: ofMovie, movies: [{ id: 3, rank: 'gjdgxs' }] },
    ],
  });

/** Whether two visits in a row find the same, in the bundle and in what is shared of it. */
const expectStable = (of: unknown, ofMovie: unknown): void => {
  const first = reload(rawOf(of, ofMovie));
  const second = reload(first.text);
  expect(second.library).toEqual(first.library);
  expect(reload(second.text).text).toBe(second.text);
  const kept = codec.encodeKnown({ registers: resultOf(joinRegisters(first.library, here)), unapplied: new Map() });
  const known = resultOf(codec.decodeKnown(resultOf(kept)))!;
  expect(resultOf(noteChanges(second.library, known, here))).toMatchObject({ changes: [], removals: [] });
};

describe('a rank that is no place (product.md, Collections: order)', () => {
  const ODD: readonly unknown[] = [{}, { at: 1 }, [], ['gjdgxs'], null, '', 'GJDGXS', 'gj', 0, -1, 1e308, true, false];

  it.each(ODD.map((rank) => [JSON.stringify(rank), rank]))('%s is no change, visit after visit', (_, rank) => {
    expectStable(rank, 'gjdgxsi');
    expectStable('gjdgxsi', rank);
    expectStable(rank, rank);
  });

  it('nor is any other: what was written is what is read', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), expectStable));
  });

  it('stays where it is, beside the collection and the movie', () => {
    expect(reload(rawOf({ at: 1 }, [2])).library).toMatchObject({
      ...EMPTY_LIBRARY,
      collections: [
        { id: '9', unreadable_rank: { at: 1 }, movies: [{ id: 1, unreadable_rank: [2] }, { id: 2 }] },
        { id: '8', unreadable_rank: [2] },
      ],
    });
  });
});
