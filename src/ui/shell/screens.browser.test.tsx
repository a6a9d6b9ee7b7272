// This comes first, so that the order of the layers is known before any component's style sheet.
import '../styles/global.css';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Screens } from './screens.tsx';

/** These screens fail, each in its own way. */
vi.mock('../screens/home/home-screen.tsx', () => ({ HomeScreen: () => <h1>Home</h1> }));
vi.mock('../screens/search/search-screen.tsx', () => ({
  get SearchScreen() {
    throw new Error('Its code can’t come');
  },
}));
vi.mock('../screens/collections/collections-screen.tsx', () => ({
  CollectionsScreen: () => {
    throw new Error('Boom');
  },
}));
vi.mock('../screens/saved-list/favorites-screen.tsx', () => ({
  FavoritesScreen: () => {
    throw new Error('Boom and boom again');
  },
}));
vi.mock('../components/feedback/details-box.tsx', () => ({
  DetailsBox: ({ heading, children }: { heading: ReactNode; children: string }) => {
    if (children === 'Boom and boom again') throw new Error(children);
    return (
      <p>
        {heading} <code>{children}</code>
      </p>
    );
  },
}));

const open = (path: string) => renderWithApp(<Screens />, { path });
const heading = page.getByRole('heading', { level: 1 });

beforeEach(() => {
  // React writes every error that it catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('an address that no screen has', () => {
  it('ends on the catch-all error screen, with 404 and Not Found', async () => {
    await open('/no/such/place');
    await expect.element(heading).toHaveTextContent('Oops! Something went wrong');
    await expect.element(page.getByText('Status code 404')).toBeVisible();
    await expect.element(page.getByRole('code')).toHaveTextContent('Not Found');
  });
});

describe('a screen that fails (product.md, Frame: routes)', () => {
  it('ends on the catch-all error screen, which has the window to itself', async () => {
    await open('/collections');
    await expect.element(heading).toHaveTextContent('Oops! Something went wrong');
    await expect.element(page.getByRole('code')).toHaveTextContent('Boom');
    expect(page.getByRole('banner').elements()).toEqual([]);
  });

  it('is left by going elsewhere', async () => {
    await open('/collections');
    await userEvent.click(page.getByRole('link', { name: 'Go Home' }));
    await expect.element(heading).toHaveTextContent('Home');
  });

  it('for want of its code, ends on the error screen too', async () => {
    const { router } = await open('/');
    await expect.element(heading).toHaveTextContent('Home');
    await router.navigate('/search');
    await expect.element(heading).toHaveTextContent('Oops! Something went wrong');
    await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('an error screen that fails itself (product.md, Errors and retry: router default)', () => {
  it('leaves the default error screen, with the text of the error', async () => {
    const { router } = await open('/favorites');
    await expect.element(heading).toHaveTextContent('Unexpected Application Error!');
    await expect.element(page.getByText('Boom and boom again')).toBeVisible();
    await router.navigate('/');
    await expect.element(heading).toHaveTextContent('Home');
  });
});
