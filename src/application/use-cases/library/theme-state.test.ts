import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { Theme } from '#domain/theme.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { LibrarySession } from '../../library/library-session.ts';
import { SetTheme, ThemeState } from './theme-state.ts';

const setup = () => {
  const remembered: Theme[] = [];
  const themes: Theme[] = [];
  const session = new LibrarySession({ initialLibrary: EMPTY_LIBRARY, clock: new VirtualClock(), tab: 'tab' });
  const themeMemory = { recall: () => undefined, remember: (theme: Theme) => void remembered.push(theme) };
  const state = new ThemeState({ session, setTheme: new SetTheme({ session }), themeMemory });
  state.theme$.subscribe((theme) => themes.push(theme));
  return { state, session, remembered, themes };
};

describe('the theme', () => {
  it('is dark by default', () => expect(setup().themes).toEqual(['dark']));

  it('toggles between dark and light, and is remembered', () => {
    const { state, remembered, themes } = setup();
    state.toggle();
    state.toggle();
    expect(themes).toEqual(['dark', 'light', 'dark']);
    expect(remembered).toEqual(themes);
  });

  it('follows the library that is loaded', () => {
    const { session, themes } = setup();
    session.rebase({ ...EMPTY_LIBRARY, preferences: { theme: 'light', preferredGenres: [] } });
    expect(themes).toEqual(['dark', 'light']);
  });
});
