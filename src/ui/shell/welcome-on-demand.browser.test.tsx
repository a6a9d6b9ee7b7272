import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { WelcomeOnDemand } from './welcome-on-demand.tsx';

const dialog = page.getByRole('dialog', { name: 'Welcome to Matinee' });

let stop = () => {};
beforeEach(() => page.viewport(1280, 900));
afterEach(() => stop());

describe('the welcome of a visitor who was sent something (product.md, Welcome: sent)', () => {
  const arrive = async (path: string) => {
    const opened = await renderWithApp(<WelcomeOnDemand />, { path });
    const { library } = opened.app;
    const hold = vi.spyOn(library.loader, 'holdWelcome');
    stop = library.loader.activate();
    await library.identity.resolve();
    await opened.clock.advance(60_000);
    const leaveFor = async (next: string) => {
      await opened.router.navigate(next);
      await expect.poll(() => hold).toHaveBeenLastCalledWith(false);
    };
    return { ...opened, leaveFor };
  };

  it.each(['/movie/603', '/tv/1399', '/person/287', '/shared#v1.AAAA', '/pair#key', '/franchise/8091'])(
    'does not open over %s, nor over where that leads, but 1.5 s after they are home',
    async (path) => {
      const { router, leaveFor, clock } = await arrive(path);
      await expect.element(dialog).not.toBeInTheDocument();
      for (const next of ['/person/31', '/movie/604', '/search?q=alien', '/about']) {
        await router.navigate(next);
        await clock.advance(60_000);
        await expect.element(dialog).not.toBeInTheDocument();
      }
      await leaveFor('/');
      await clock.advance(1_499);
      await expect.element(dialog).not.toBeInTheDocument();
      await clock.advance(1);
      await expect.element(dialog).toBeVisible();
    },
  );

  it.each(['/tv', '/awards', '/movie?genre=27', '/watchlist', '/favorites', '/collections', '/seen'])(
    'opens at %s, a list',
    async (list) => {
      const { leaveFor, clock } = await arrive('/movie/603');
      await leaveFor(list);
      await clock.advance(1_500);
      await expect.element(dialog).toBeVisible();
    },
  );

  it.each(['/', '/movie', '/search?q=alien', '/about'])(
    'has nothing to do with a visit that began at %s',
    async (path) => {
      await arrive(path);
      await expect.element(dialog).toBeVisible();
    },
  );

  it('opens over a title that they have chosen themselves', async () => {
    const { app, router, clock } = await renderWithApp(<WelcomeOnDemand />, { path: '/' });
    stop = app.library.loader.activate();
    await app.library.identity.resolve();
    await router.navigate('/movie/603');
    await clock.advance(2_500);
    await expect.element(dialog).toBeVisible();
  });
});
