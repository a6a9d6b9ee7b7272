import { expect, it } from 'vitest';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { AboutScreen } from './about-screen.tsx';

it('tells what Matinee is, who is asked what, and which version this is (product.md, About: screen)', async () => {
  const { screen } = await renderWithApp(<AboutScreen />, { path: '/about' });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Matinee');
  // product.md, About: version.
  await expect.element(screen.getByText('Version 1.2.3')).toBeVisible();
  const sections = screen.getByRole('region').elements();
  expect(sections.map((section) => section.querySelector('h2')?.textContent)).toEqual([
    'Privacy',
    'Accessibility',
    'Licences',
    'Credits',
  ]);
  await expect
    .element(screen.getByText('This product uses the TMDB API but is not endorsed or certified by TMDB.'))
    .toBeVisible();
  expect(document.title).toBe('About, Matinee');
});

it('leads to the source and to the list of licences', async () => {
  const { screen } = await renderWithApp(<AboutScreen />, { path: '/about' });
  const source = screen.getByRole('link', { name: 'its source' });
  await expect.element(source).toHaveAttribute('href', 'https://source.example/matinee');
  const licences = screen.getByRole('link', { name: 'The list of licences' });
  await expect.element(licences).toHaveAttribute('href', '/licences.txt');
});
