import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TabScrollMemory } from './tab-scroll-memory.ts';

const ENTRY = 'matinee_scroll_positions';
const refuse = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

beforeEach(() => sessionStorage.clear());

describe('the scroll positions of a tab', () => {
  it('are those last remembered, and none at first', () => {
    expect(new TabScrollMemory().recall()).toEqual({});
    new TabScrollMemory().remember({ k3j9: 1_200 });
    new TabScrollMemory().remember({ k3j9: 1_300, '/movie': 4 });
    expect(new TabScrollMemory().recall()).toEqual({ k3j9: 1_300, '/movie': 4 });
  });

  it.each(['', 'null', '7', '{"k3j9":"low"}', '{'])('are none where the entry is %j', (text) => {
    sessionStorage.setItem(ENTRY, text);
    expect(new TabScrollMemory().recall()).toEqual({});
  });

  it('are forgotten, without an error, where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const memory = new TabScrollMemory();
    expect(() => memory.remember({ k3j9: 1 })).not.toThrow();
    expect(memory.recall()).toEqual({});
  });

  it('are forgotten for good when the page is about to start over', () => {
    const memory = new TabScrollMemory();
    memory.remember({ '/search?q=dust': 4 });
    memory.forget();
    memory.remember({ '/search?q=dust': 5 });
    expect(sessionStorage.getItem(ENTRY)).toBeNull();
  });
});
