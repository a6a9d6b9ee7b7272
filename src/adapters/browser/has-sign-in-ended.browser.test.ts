import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasSignInEnded } from './has-sign-in-ended.ts';

const OWN_PAGE = '<!doctype html><div id="root"></div>';
const redirected = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });

afterEach(() => void vi.restoreAllMocks());

// product.md, Errors and retry: signed out.
describe('the sign-in at a site', () => {
  it.each([
    ['the app’s own page', () => new Response(OWN_PAGE), false],
    ['another page', () => new Response('<h1>Sign in</h1>'), true],
    ['a refusal', () => new Response('', { status: 401 }), true],
    ['another refusal', () => new Response('{}', { status: 403 }), true],
    ['a redirect', redirected, true],
    ['a broken host', () => new Response('Bad gateway', { status: 502 }), false],
    ['a missing page', () => new Response('', { status: 404 }), false],
  ])('where the host answers with %s', async (_what, answer, isOver) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
    expect(await hasSignInEnded()).toBe(isOver);
    expect(asked).toHaveBeenCalledWith(
      '/',
      expect.objectContaining({ credentials: 'same-origin', redirect: 'manual', cache: 'no-store' }),
    );
  });

  it('has not ended where the host does not answer', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await hasSignInEnded()).toBe(false);
  });
});
