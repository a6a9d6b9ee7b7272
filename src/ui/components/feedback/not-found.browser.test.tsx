import { expect, it } from 'vitest';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { NotFound } from './not-found.tsx';

it('says that there is nothing, and leads home', async () => {
  const { screen } = await renderWithApp(<NotFound />, { path: '/movie/0' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Content Not Found');
  await expect.element(screen.getByText('The requested content could not be found.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});
