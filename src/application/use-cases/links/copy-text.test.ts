import { describe, expect, it, vi } from 'vitest';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { CopyText, type UncopiedText } from './copy-text.ts';

const open = (copy: (text: string) => Promise<void>) => {
  const { deps, messages } = libraryDeps();
  const warn = vi.fn();
  const { notifications } = deps;
  const useCase = new CopyText({ browser: { copy }, notifications, consoleLog: { warn, error: warn } });
  const shown: (UncopiedText | undefined)[] = [];
  useCase.uncopied$.subscribe((uncopied) => shown.push(uncopied));
  return { useCase, messages, warn, shown };
};

describe('copying a text (product.md, Detail: copy by hand)', () => {
  it.each([
    ['link', 'Link copied to clipboard!'],
    ['address', 'Address copied to clipboard'],
  ] as const)('says of a %s: %s', async (what, message) => {
    const copied: string[] = [];
    const { useCase, messages, shown } = open(async (text) => void copied.push(text));
    await useCase.execute(what, 'https://matinee.example/movie/7');
    expect(copied).toEqual(['https://matinee.example/movie/7']);
    expect(messages()).toEqual([['success', message]]);
    expect(shown).toEqual([undefined]);
  });

  it('shows the text where the browser refuses, until the visitor is done with it', async () => {
    const refusal = new DOMException('x', 'NotAllowedError');
    const { useCase, messages, warn, shown } = open(() => Promise.reject(refusal));
    await useCase.execute('link', '/movie/7');
    expect(shown.at(-1)).toEqual({ what: 'link', text: '/movie/7' });
    expect(messages()).toEqual([]);
    expect(warn).toHaveBeenCalledWith('links', 'A text could not be copied.', refusal);
    useCase.close();
    expect(shown.at(-1)).toBeUndefined();
  });
});
