import { expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { SetChoices } from './set-choices.ts';

it('notes what the visitor chooses, and leaves all other choices (product.md, Saving: choices)', () => {
  const { deps, library } = libraryDeps();
  const setChoices = new SetChoices(deps);
  setChoices.execute({ watchRegion: 'DE' });
  setChoices.execute({ hides: ['seen'] });
  expect(library().preferences).toMatchObject({ theme: 'dark', watchRegion: 'DE', hides: ['seen'] });
});
