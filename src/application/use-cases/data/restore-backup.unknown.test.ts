import { describe, expect, it } from 'vitest';
import { NO_REMAINDER, type Remainder } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { remainderAfter } from '#domain/library/parts/parts-replaced.ts';
import { addingRemainder } from '#fixtures/library/adding-remainder.ts';
import { anEncodedBackup } from '#fixtures/library/an-encoded-backup.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { RestoreBackup, type RestoreWay } from './restore-backup.ts';

const madeAt = '2026-11-20T12:00:00.000Z';

/** A visit that restores what another release has written. */
const visit = (remainder: Remainder = NO_REMAINDER) => {
  const { deps, library, messages } = libraryDeps();
  const { session } = deps;
  const changes: LibraryChange[] = [];
  session.changes$.subscribe((change) => changes.push(change));
  const kept = () => remainderAfter(NO_REMAINDER, changes);
  const backupFile = {
    encode: async () => anEncodedBackup(),
    textsIn: async () => [],
    decode: async () => ({}) as never,
  };
  const repository = { bundle: () => ({ library: session.library, remainder: kept() }) };
  const restore = new RestoreBackup({ ...deps, backupFile, repository });
  const bundle = { library: { ...EMPTY_LIBRARY, username: 'Eve' }, remainder };
  return {
    session,
    library,
    messages,
    kept,
    restore: (way: RestoreWay) => restore.execute(restore.preview({ madeAt, bundle }, 'backup'), way),
  };
};

describe('restoring what another release has written (product.md, Saving: unknown)', () => {
  it.each([
    ['merge', { diary: [2, 1], mood: 'here' }],
    ['replace', { diary: [1, 2], mood: 'there' }],
  ] as const)('by %s keeps what this release knows neither of the backup nor of the device', (way, fields) => {
    const { session, kept, restore } = visit({ fields: { diary: [1], mood: 'there' }, items: {} });
    session.dispatch(addingRemainder({ fields: { diary: [2], mood: 'here' }, items: { marks: ['x'] } }));
    restore(way);
    expect(kept()).toEqual({ fields, items: { marks: ['x'] } });
  });

  it('is nothing to be told of where that is here already', () => {
    const { messages, restore } = visit({ fields: { diary: [1] }, items: {} });
    restore('merge');
    restore('merge');
    expect(messages().at(-1)).toEqual(['blank', 'Everything in it is here already']);
  });

  it('leaves among the preferences what this release does not know', () => {
    const { session, library, restore } = visit();
    const chosen = { density: 'wide', watchRegion: 'DE' };
    const preferences: Library['preferences'] = { ...EMPTY_LIBRARY.preferences, ...chosen };
    session.rebase({ ...session.library, preferences });
    restore('replace');
    expect(library().preferences).toEqual({ ...EMPTY_LIBRARY.preferences, density: 'wide' });
  });
});
