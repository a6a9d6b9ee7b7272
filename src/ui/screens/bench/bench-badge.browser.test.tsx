import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { renderBench } from '#fixtures/ui/render-bench.tsx';
import { testApp } from '#fixtures/ui/test-app.ts';
import '#ui/styles/global.css';
import { AppContext } from '../../hooks/app-context.ts';
import { BenchBadge, BenchSwitcher } from './bench-badge.tsx';

const SLOW = { scenario: 'slow' };

const footerButton = page.getByRole('contentinfo').getByRole('button');
const badge = page.getByRole('complementary', { name: 'Scenario' });
const dialog = page.getByRole('dialog', { name: 'QA bench' });
const check = (name: string) => dialog.getByRole('checkbox', { name });
const button = (name: string) => dialog.getByRole('button', { name });

beforeEach(() => page.viewport(390, 800));

describe('the badge (product.md, QA: badge)', () => {
  it('is not there while nothing is on, and nothing is announced', async () => {
    await renderBench();
    await expect.element(footerButton).toHaveTextContent('Scenario: none');
    await expect.element(badge).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('lists all that is on, in sight, and announces it', async () => {
    await renderBench({ scenario: 'slow+offline', library: 'empty', seed: '7' });
    await expect
      .element(badge.getByRole('button'))
      .toHaveTextContent('Scenario: slow+offline · Library: empty (not kept) · Seed: 7');
    await expect.element(badge).toBeInViewport();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        'Scenario slow is on. Every answer takes 3 seconds. Scenario offline is on. Nothing answers, as without a network. Library empty is on. Nothing in it. Seed 7 is on.',
      );
  });

  it('is there too where the address asks for what there is not', async () => {
    await renderBench({}, { problem: 'There is no seed “x”.' });
    await expect.element(badge.getByRole('button')).toHaveTextContent('Scenario: none');
    await expect.element(page.getByRole('status')).toHaveTextContent('There is no seed “x”.');
  });

  it('leads to the choice', async () => {
    const { choose } = await renderBench(SLOW);
    await userEvent.click(badge.getByRole('button'));
    await userEvent.click(check('slow'));
    await userEvent.click(check('offline'));
    await userEvent.click(button('Apply'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ scenario: 'offline' });
    await expect.element(badge.getByRole('button')).toHaveTextContent('Scenario: offline');
    await expect.element(badge.getByRole('button')).toHaveFocus();
  });

  it('goes with the last setting, and leaves the focus on the screen', async () => {
    await renderBench({ ...SLOW, seed: '7' });
    await userEvent.click(badge.getByRole('button'));
    await userEvent.click(button('End all'));
    await expect.element(badge).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('No scenario is on.');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

it('shows nothing where there is no bench', async () => {
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock() });
  const screen = await render(
    <AppContext value={app}>
      <BenchSwitcher />
      <BenchBadge />
    </AppContext>,
  );
  expect(screen.container.textContent).toBe('');
});
