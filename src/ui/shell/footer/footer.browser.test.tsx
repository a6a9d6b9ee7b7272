import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Browser } from '#application/ports/browser.ts';
import type { CatalogChoice } from '#application/ports/catalog/catalog-choice.ts';
import type { HostLink } from '#domain/addresses/host-links.ts';
import { openLayout } from '#fixtures/ui/open-layout.tsx';

let close = () => {};
afterEach(() => close());

const footer = page.getByRole('contentinfo');

describe('writing to us (product.md, Frame: mail)', () => {
  const open = async (own: Partial<Browser> = {}) => {
    const browser = {
      openMail: vi.fn<Browser['openMail']>(),
      copy: vi.fn<Browser['copy']>(() => Promise.resolve()),
      ...own,
    };
    const opened = await openLayout({ browser });
    close = opened.close;
    await userEvent.click(footer.getByRole('button', { name: 'hello@matinee.example' }));
    return { browser, clock: opened.clock };
  };
  const question = page.getByRole('dialog', { name: 'Copy the address to the clipboard?' });

  it('opens a mail, and asks after 1 second whether to copy the address', async () => {
    const { browser, clock } = await open();
    expect(browser.openMail).toHaveBeenCalledExactlyOnceWith('hello@matinee.example');
    await clock.advance(999);
    await expect.element(question).not.toBeInTheDocument();
    await clock.advance(1);
    await expect.element(question).toBeVisible();
  });

  it('copies the address and says so', async () => {
    const { browser, clock } = await open();
    await clock.advance(1_000);
    await userEvent.click(question.getByRole('button', { name: 'Copy' }));
    expect(browser.copy).toHaveBeenCalledExactlyOnceWith('hello@matinee.example');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('Address copied to clipboard')).toBeVisible();
  });

  it('copies nothing for who wants nothing copied, and takes the focus back', async () => {
    const { browser, clock } = await open();
    await clock.advance(1_000);
    await userEvent.click(question.getByRole('button', { name: 'No thanks' }));
    await expect.element(question).not.toBeInTheDocument();
    expect(browser.copy).not.toHaveBeenCalled();
    await expect.element(footer.getByRole('button', { name: 'hello@matinee.example' })).toHaveFocus();
  });

  it('shows the address, selected, where the browser refuses to copy', async () => {
    const { clock } = await open({ copy: () => Promise.reject(new Error('refused')) });
    await clock.advance(1_000);
    await userEvent.click(question.getByRole('button', { name: 'Copy' }));
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect.element(field).toHaveValue('hello@matinee.example');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('readonly');
    expect(window.getSelection()?.toString()).toBe('hello@matinee.example');
  });

  it('copies the address at once where no mail can be opened', async () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const { browser } = await open({ openMail: refuse });
    expect(browser.copy).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Address copied to clipboard')).toBeVisible();
  });
});

describe('the footer (product.md, Frame: footer)', () => {
  const open = async (choice: Partial<CatalogChoice> = {}, hostLinks: readonly HostLink[] = []) => {
    const leaveDemo = vi.fn<() => void>();
    const catalogChoice = { isDemo: false, isChosen: false, openDemo: vi.fn<() => void>(), leaveDemo, ...choice };
    ({ close } = await openLayout({ app: { catalogChoice }, edition: { hostLinks } }));
    return { leaveDemo };
  };

  it.each([
    ['Movies', '/movie'],
    ['TV Shows', '/tv'],
    ['Trending', '/trending'],
    ['Top Rated', '/top-rated'],
    ['Your year', '/year/2026'],
  ])('leads to %s', async (name, href) => {
    await open();
    await expect.element(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  });

  it.each([
    ['GitHub', 'https://source.example/matinee'],
    ['Mastodon', 'https://mastodon.social/@matinee'],
    ['Powered by TMDB', 'https://www.themoviedb.org'],
  ])('opens %s beside this page', async (name, href) => {
    await open();
    const link = footer.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('has a tagline', async () => {
    await open();
    const tagline = 'The afternoon picture, and a list of your own to keep it in.';
    await expect.element(footer.getByText(tagline)).toBeVisible();
  });

  it('carries the notice that TMDB asks for', async () => {
    await open();
    const notice = 'This product uses the TMDB API but is not endorsed or certified by TMDB.';
    await expect.element(footer.getByText(notice)).toBeInTheDocument();
    await expect.element(footer.getByText('Demo catalogue')).not.toBeInTheDocument();
  });

  // product.md, About: host's links.
  it('has the links of the host, and no list where there are none', async () => {
    await open();
    const list = footer.getByRole('list', { name: 'About this site' });
    await expect.element(footer.getByRole('link', { name: 'Licences' })).toBeInTheDocument();
    expect(list.elements()).toEqual([]);
    close();
    await open({}, [{ label: 'Imprint', href: 'https://example.org/imprint' }]);
    const link = list.getByRole('link', { name: 'Imprint (opens in a new tab)' });
    await expect.element(link).toHaveAttribute('href', 'https://example.org/imprint');
  });

  it('says that the catalogue is a demo, which cannot be left where there is nothing else', async () => {
    await open({ isDemo: true });
    await expect.element(footer.getByText('Demo catalogue')).toBeInTheDocument();
    await expect.element(footer.getByRole('button', { name: 'Leave the demo' })).not.toBeInTheDocument();
  });

  it('lets who chose the demo leave it', async () => {
    const { leaveDemo } = await open({ isDemo: true, isChosen: true });
    await userEvent.click(footer.getByRole('button', { name: 'Leave the demo' }));
    expect(leaveDemo).toHaveBeenCalledOnce();
  });
});
