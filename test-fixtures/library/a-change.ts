import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';

export const HERE = '203.0.113.7';
export const THERE = 'fp_0123456789abcdef0123456789abcdef';

/** Where it does not matter which, it gives the visitor its id as name. */
export const aChange = (id: string, action: LibraryAction = { kind: 'username-set', username: id }): LibraryChange => ({
  id,
  at: '2026-11-01T10:00:00.000Z',
  tab: 'tab',
  action,
});
export const changesOf = (...ids: readonly string[]): readonly LibraryChange[] => ids.map((id) => aChange(id));
/** What cannot be read cannot be kept. */
export const UNKEEPABLE = aChange('bad', {
  kind: 'username-set',
  get username(): string {
    throw new Error('It cannot be read.');
  },
});
