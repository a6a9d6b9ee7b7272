import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import { AppContext } from '../../hooks/app-context.ts';
import { reloadPage } from '../../hooks/reload-page.ts';
import { Boundary } from './boundary.tsx';

vi.mock('../../hooks/reload-page.ts', () => ({ reloadPage: vi.fn() }));

let isBroken = true;
function Fragile() {
  if (isBroken) throw new RangeError('Boom');
  return <p>Sound again</p>;
}

const open = () =>
  render(
    <AppContext value={testApp({ catalog: stubCatalog(), clock: new VirtualClock() })}>
      <Boundary>
        <Fragile />
      </Boundary>
    </AppContext>,
  );

beforeEach(() => {
  isBroken = true;
  // React writes every error that it catches to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the error boundary (product.md, Errors and retry: boundary)', () => {
  it('is not seen while nothing fails', async () => {
    isBroken = false;
    const screen = await open();
    await expect.element(screen.getByText('Sound again')).toBeVisible();
  });

  it('shows its fallback in place of what fails to render', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    await expect
      .element(screen.getByText("We're sorry for the inconvenience. Please try refreshing the page."))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('moves the focus to its heading', async () => {
    const screen = await open();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('clears its state and reloads the page on Refresh Page', async () => {
    const screen = await open();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    await expect.element(screen.getByText('Sound again')).toBeVisible();
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('offers a report, which names the kind of what it has caught (product.md, Report: ways)', async () => {
    const screen = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Something is wrong?' }));
    const report = screen.getByRole('textbox', { name: 'The report' });
    await expect.element(report).toHaveValue(expect.stringContaining('This screen: RangeError') as string);
    await expect.element(report).not.toHaveValue(expect.stringContaining('Boom') as string);
  });
});
