import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Link, type LinkProps } from './link.tsx';

const link = page.getByRole('link', { name: 'Dust Parade' });
const open = (props: Partial<LinkProps> = {}) =>
  renderWithApp(
    // The browser itself must not navigate.
    <div role="presentation" onClick={(event) => event.preventDefault()}>
      <Link to="/movie/7" {...props}>
        Dust Parade
      </Link>
    </div>,
    { path: '/tv' },
  );

describe('a link', () => {
  it('leads to its address, in a new entry that carries its state', async () => {
    const { router } = await open({ state: { isOver: true } });
    await expect.element(link).toHaveAttribute('href', '/movie/7');
    await userEvent.click(link);
    expect(router.state).toMatchObject({
      historyAction: 'PUSH',
      location: { pathname: '/movie/7', state: { isOver: true } },
    });
  });

  it('takes the place of the entry that it leads to itself', async () => {
    const { router } = await open({ to: '/tv' });
    await userEvent.click(link);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(['ControlOrMeta', 'Shift', 'Alt'] as const)('is left to the browser when clicked with %s', async (key) => {
    const { router } = await open();
    await userEvent.click(link, { modifiers: [key] });
    expect(router.state.location.pathname).toBe('/tv');
  });

  it('leads nowhere when its click is taken', async () => {
    const { router } = await open({ onClick: (event) => event.preventDefault() });
    await userEvent.click(link);
    expect(router.state.location.pathname).toBe('/tv');
  });
});
