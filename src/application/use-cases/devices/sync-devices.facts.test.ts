import { describe, expect, it } from 'vitest';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import type { SyncingDevice } from '#fixtures/devices/syncing-device.ts';
import { joinedDevices, meet } from '#fixtures/devices/two-devices.ts';

const changing = (set: { name?: string; description?: string; cover?: string }): LibraryAction => ({
  kind: 'collection-changed',
  collectionId: '9',
  set,
  clear: [],
});
const uncovering: LibraryAction = { kind: 'collection-changed', collectionId: '9', set: {}, clear: ['cover'] };
const moving: LibraryAction = { kind: 'collection-moved', collectionId: '9', rank: 'gjdgxri' };
const marking = (set: object, ...clear: readonly ('seenAt' | 'rating' | 'note')[]): LibraryAction => ({
  kind: 'title-marked',
  title: { id: 7, title: 'Low Tide' },
  set,
  clear,
});

const HAS: Partial<Library> = {
  collections: [
    { id: '8', name: 'Other', description: '', movies: [] },
    { id: '9', name: 'Mine', description: 'First', cover: 'movie:2', movies: [{ id: 1 }, { id: 2 }] },
  ],
  marks: [{ id: 7, title: 'Low Tide', rating: 5, note: 'First' }],
};

/** Undefined where nothing is said. */
const factsOf = ({ library }: SyncingDevice): object => {
  const { name, description, cover, rank } = library.collections.find(({ id }) => id === '9') ?? { name: '' };
  const { seenAt, rating, note } = library.marks[0] ?? {};
  return { name, description, cover, rank, seenAt, rating, note };
};

/** The one does what it does, later the other, and neither has heard of it. Then they meet, the later one first or last. */
const apart = async (first: LibraryAction, second: LibraryAction, isLaterFirst: boolean) => {
  const { clock, phone, laptop } = await joinedDevices(HAS, HAS);
  for (const [device, action] of [
    [phone, first],
    [laptop, second],
  ] as const) {
    device.folder.fault = 'unreachable';
    device.session.dispatch(action);
    await meet(device);
    await clock.advance(500);
  }
  for (const device of [phone, laptop]) device.folder.fault = undefined;
  const both = isLaterFirst ? [laptop, phone] : [phone, laptop];
  await meet(...both, ...both);
  expect(syncedOf(phone.library)).toEqual(syncedOf(laptop.library));
  return factsOf(phone);
};

describe.each([true, false])(
  'two facts of one thing, the later device first: %s (product.md, Devices: for itself)',
  (later) => {
    it.each<[string, LibraryAction, LibraryAction, object]>([
      [
        'a name, and then a cover',
        changing({ name: 'Noir' }),
        changing({ cover: 'movie:1' }),
        { name: 'Noir', cover: 'movie:1' },
      ],
      [
        'a cover, and then a name',
        changing({ cover: 'movie:1' }),
        changing({ name: 'Noir' }),
        { name: 'Noir', cover: 'movie:1' },
      ],
      ['no cover, and then a name', uncovering, changing({ name: 'Noir' }), { name: 'Noir', cover: undefined }],
      ['a place, and then a description', moving, changing({ description: '' }), { rank: 'gjdgxri', description: '' }],
      [
        'a description, and then a place',
        changing({ description: 'Dark' }),
        moving,
        { rank: 'gjdgxri', description: 'Dark' },
      ],
      ['a rating, and then a note', marking({ rating: 9 }), marking({ note: 'Fog.' }), { rating: 9, note: 'Fog.' }],
      [
        'no note, and then a day',
        marking({}, 'note'),
        marking({ seenAt: null }),
        { note: undefined, seenAt: null, rating: 5 },
      ],
      [
        'nothing any more, and then a day',
        marking({}, 'note', 'rating'),
        marking({ seenAt: null }),
        { note: undefined, rating: undefined, seenAt: null },
      ],
      [
        'a day, and then nothing else any more',
        marking({ seenAt: null }),
        marking({}, 'note', 'rating'),
        { note: undefined, rating: undefined, seenAt: null },
      ],
    ])('both are there: %s', async (_, first, second, facts) => {
      expect(await apart(first, second, later)).toMatchObject(facts);
    });

    it.each<[string, LibraryAction, LibraryAction, object]>([
      [
        'a name',
        changing({ name: 'Noir', description: 'Dark' }),
        changing({ name: 'Crime' }),
        { name: 'Crime', description: 'Dark' },
      ],
      ['a cover', changing({ cover: 'movie:1' }), uncovering, { cover: undefined }],
      ['a rating', marking({ rating: 9 }), marking({}, 'rating'), { rating: undefined, note: 'First' }],
    ])('of one fact the later counts: %s', async (_, first, second, facts) => {
      expect(await apart(first, second, later)).toMatchObject(facts);
    });
  },
);

const OTHER = 'fedcba9876543210';
/** Another device writes a collection with one stamp for all that it says. */
const otherWrites = (phone: SyncingDevice, item: object): void => {
  const now = phone.clock.now();
  const head = { matinee: 'devices', version: 1, device: OTHER, name: 'Other', clock: now.toISOString() };
  const entries = [['collections', '9', `${now.getTime() + 5}-0000`, OTHER, item]];
  phone.folder.files.set(`matinee-${OTHER}.json`, JSON.stringify({ ...head, entries }));
};

describe('beside a device of 1.1 or 1.2 (product.md, Devices: for itself)', () => {
  it('a name that it gives leaves the cover of which it had not heard', async () => {
    const { phone, laptop } = await joinedDevices(HAS, HAS);
    phone.session.dispatch(changing({ cover: 'movie:1' }));
    await meet(phone);
    otherWrites(phone, { id: '9', name: 'Noir', description: 'First', cover: 'movie:2' });
    await meet(laptop, phone, laptop);
    for (const device of [phone, laptop]) expect(factsOf(device)).toMatchObject({ name: 'Noir', cover: 'movie:1' });
  });

  it('what it takes back counts, where it says nothing else', async () => {
    const { phone, laptop } = await joinedDevices(HAS, HAS);
    phone.session.dispatch(changing({ cover: 'movie:1' }));
    await meet(phone);
    otherWrites(phone, { id: '9', name: 'Mine', description: 'First', cover: 'movie:2' });
    await meet(laptop, phone, laptop);
    for (const device of [phone, laptop]) expect(factsOf(device)).toMatchObject({ name: 'Mine', cover: 'movie:2' });
  });

  it('all that it says counts where nobody else has said anything', async () => {
    const { phone, laptop } = await joinedDevices(HAS, HAS);
    otherWrites(phone, { id: '9', name: 'Noir', description: 'Dark' });
    await meet(laptop, phone, laptop);
    for (const device of [phone, laptop])
      expect(factsOf(device)).toMatchObject({ name: 'Noir', description: 'Dark', cover: undefined });
  });
});

describe('what a newer release says of a collection (product.md, Devices: for itself)', () => {
  const NEW = {
    id: '9',
    name: 'Mine',
    description: 'First',
    cover: 'movie:2',
    tint: 'red',
    more: [{ of: 1 }],
    status: 'x',
  };

  it.each<[string, LibraryAction, object]>([
    ['renamed', changing({ name: 'Noir' }), { name: 'Noir' }],
    ['described', changing({ description: '' }), { description: '' }],
    ['covered', changing({ cover: 'movie:1' }), { cover: 'movie:1' }],
    ['moved', moving, { rank: 'gjdgxri' }],
  ])('stays in the folder when it is %s here, and when that is undone', async (_, action, facts) => {
    const { clock, phone, laptop } = await joinedDevices(HAS, HAS);
    otherWrites(phone, NEW);
    await meet(phone, laptop);
    phone.folder.files.delete(`matinee-${OTHER}.json`);
    const undo = laptop.session.dispatch(action);
    await meet(laptop, phone);
    const written = () => {
      const texts = [...phone.folder.files].filter(([name]) => /^matinee-[^-]+\.json$/.test(name));
      return texts.map(([, text]) => {
        const { entries } = JSON.parse(text) as { readonly entries: readonly (readonly unknown[])[] };
        return entries.find(([list, key]) => list === 'collections' && key === '9')?.[4];
      });
    };
    for (const item of written()) expect(item).toMatchObject({ ...NEW, ...facts });
    expect(factsOf(phone)).toMatchObject(facts);
    await clock.advance(10);
    await undo?.();
    await meet(laptop, phone);
    for (const item of written()) expect(item).toMatchObject(NEW);
  });
});
