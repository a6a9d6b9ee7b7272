import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabDraftMemory } from './tab-draft-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('TabDraftMemory (product.md, Dialogs: drafts)', () => {
  it('keeps each text by its name, also for a page that is loaded anew', () => {
    const drafts = new TabDraftMemory();
    drafts.remember('note movie:1', 'Half a sen');
    drafts.remember('note tv:1', '半分');
    const anew = new TabDraftMemory();
    expect(anew.recall('note movie:1')).toBe('Half a sen');
    expect(anew.recall('note tv:1')).toBe('半分');
    expect(anew.recall('note movie:2')).toBeUndefined();
  });

  it('keeps nothing of a text that was emptied', () => {
    const drafts = new TabDraftMemory();
    drafts.remember('note movie:1', 'Half');
    drafts.remember('note movie:1', '');
    expect(drafts.recall('note movie:1')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps texts until the page is left where the browser refuses to', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const drafts = new TabDraftMemory();
    drafts.remember('pasted list', 'Dust Parade (1968)');
    expect(drafts.recall('pasted list')).toBe('Dust Parade (1968)');
    expect(new TabDraftMemory().recall('pasted list')).toBeUndefined();
  });

  it('leaves no former half of a text that no longer fits', () => {
    const drafts = new TabDraftMemory();
    drafts.remember('pasted list', 'Dust');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    drafts.remember('pasted list', 'Dust Parade');
    expect(new TabDraftMemory().recall('pasted list')).toBeUndefined();
  });

  it('forgets them all for good, and nothing that is not a draft', () => {
    sessionStorage.setItem('other', 'stays');
    const drafts = new TabDraftMemory();
    drafts.remember('note movie:1', 'Half');
    drafts.forget();
    drafts.remember('note movie:1', 'Later');
    expect(drafts.recall('note movie:1')).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });
});
