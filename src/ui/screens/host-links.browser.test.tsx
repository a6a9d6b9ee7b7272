import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { HostLink } from '#domain/addresses/host-links.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { AboutScreen } from './about/about-screen.tsx';
import { BoundaryFallback } from './error/boundary-fallback.tsx';
import { ErrorScreen } from './error/error-screen.tsx';
import { UnexpectedError } from './error/unexpected-error.tsx';
import { StartupFailed } from './startup/startup-failed.tsx';

const list = page.getByRole('list', { name: 'About this site' });
const HOST_LINKS = [
  { label: 'Imprint <b>', href: 'https://example.org/imprint' },
  { label: 'פרטיות', href: '/privacy' },
  { label: 'Contact', href: 'mailto:films@example.org' },
];
const error = new Error('Boom');

const SCREENS = {
  '/about': <AboutScreen />,
  'the failure of startup': <StartupFailed failure="inaccessible" address="https://api.example/3" />,
  'the error screen': <ErrorScreen error={error} />,
  'the default screen': <UnexpectedError error={error} />,
  'the fallback of the boundary': <BoundaryFallback onRefresh={vi.fn<() => void>()} />,
};

// product.md, About: host's links.
describe.each(Object.entries(SCREENS))('%s', (_, screen) => {
  it('has the links of the host, as text', async () => {
    await renderWithApp(screen, { edition: { hostLinks: HOST_LINKS } });
    await expect.element(list).toBeVisible();
    const links = list.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(HOST_LINKS.map(({ href }) => href));
    expect(links.map((link) => link.querySelector('bdi')?.textContent)).toEqual(HOST_LINKS.map(({ label }) => label));
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', null, null]);
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has a link once that the host gives twice', async () => {
    const [imprint, privacy] = HOST_LINKS as [HostLink, HostLink];
    const hostLinks = [imprint, privacy, imprint, { ...imprint, label: 'Impressum' }, imprint];
    await renderWithApp(screen, { edition: { hostLinks } });
    await expect.element(list).toBeVisible();
    const links = list.getByRole('link').elements();
    const labels = [imprint.label, privacy.label, 'Impressum'];
    expect(links.map((link) => link.querySelector('bdi')?.textContent)).toEqual(labels);
  });

  it('has no list where the host has none', async () => {
    await renderWithApp(screen);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(list.elements()).toEqual([]);
    expect(page.getByRole('heading', { name: 'This site' }).elements()).toEqual([]);
  });

  it('holds links as long as they can be on a narrow phone', async () => {
    await page.viewport(320, 640);
    const long = Array.from({ length: 10 }, (_, at) => ({ label: 'W'.repeat(190), href: `/${at}` }));
    await renderWithApp(screen, { edition: { hostLinks: long } });
    await expect.element(list).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
