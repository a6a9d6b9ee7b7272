import { describe, expect, it } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { SavedSearches } from './saved-searches.ts';

const open = () => {
  const { deps, library, messages, undo } = libraryDeps();
  const searches = new SavedSearches(deps);
  return {
    messages,
    undo,
    save: (name: string, address = '/movie?lang=fr') => searches.save({ name, address }),
    remove: (name: string) => searches.remove(name),
    names: () => library().preferences.searches?.map(({ name }) => name),
  };
};

describe('saved searches (product.md, Explore: saved searches)', () => {
  it('are kept, the newest first, and forgotten again', () => {
    const { save, remove, names } = open();
    save('French');
    save('Short', '/movie?under=90');
    expect(names()).toEqual(['Short', 'French']);
    remove('French');
    expect(names()).toEqual(['Short']);
    remove('Short');
    expect(names()).toBeUndefined();
  });

  it('say so, and can be taken back, what came after staying', async () => {
    const { save, remove, names, messages, undo } = open();
    save('French');
    expect(messages()).toEqual([['success', 'Search saved']]);
    undo();
    await expect.poll(names).toBeUndefined();
    save('French');
    remove('French');
    expect(messages().at(-1)).toEqual(['success', 'Search removed']);
    undo();
    await expect.poll(names).toEqual(['French']);
  });

  it('are twenty at most, and lead to listings alone', () => {
    const { save, names } = open();
    for (let at = 0; at < 21; at += 1) save(`${at}`);
    expect(names()).toHaveLength(20);
    expect(names()).not.toContain('20');
    save('7', '/tv?lang=fr');
    expect(names()).toHaveLength(20);
    save('5', 'javascript:alert(1)');
    expect(names()?.[0]).toBe('7');
  });
});
