import { describe, expect, it } from 'vitest';
import type { Theme } from '#domain/theme.ts';
import { ThemeState } from './theme-state.ts';

const setup = (remembered?: Theme) => {
  const memory: Theme[] = [];
  const themes: Theme[] = [];
  const state = new ThemeState({ recall: () => remembered, remember: (theme) => memory.push(theme) });
  state.theme$.subscribe((theme) => themes.push(theme));
  return { state, memory, themes };
};

describe('the theme', () => {
  it('is dark by default', () => expect(setup().themes).toEqual(['dark']));

  it('is the one last chosen', () => expect(setup('light').themes).toEqual(['light']));

  it('toggles between dark and light, and remembers', () => {
    const { state, memory, themes } = setup();
    state.toggle();
    state.toggle();
    expect(themes).toEqual(['dark', 'light', 'dark']);
    expect(memory).toEqual(['light', 'dark']);
  });
});
