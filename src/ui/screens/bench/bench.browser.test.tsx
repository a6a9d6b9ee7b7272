import { BehaviorSubject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { BenchSetting, BenchState } from '#application/bench.ts';
import type { Notification } from '#domain/notification.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import '#ui/styles/global.css';
import { AppContext } from '../../hooks/app-context.ts';
import { BenchBadge } from './bench-badge.tsx';
import { BenchSwitcher } from './bench-switcher.tsx';

const SETTINGS: readonly BenchSetting[] = [
  {
    name: 'scenario',
    label: 'Scenario',
    group: 'Catalogue',
    off: 'none',
    kind: 'several',
    choices: [
      { value: 'slow', does: 'Every answer takes 3 seconds.' },
      { value: 'offline', does: 'Nothing answers, as without a network.' },
    ],
  },
  {
    name: 'library',
    label: 'Library',
    group: 'Visitor',
    off: 'usual',
    kind: 'one',
    remark: 'not kept',
    choices: [{ value: 'empty', does: 'Nothing in it.' }],
  },
  {
    name: 'seed',
    label: 'Seed',
    group: 'Catalogue',
    off: 'usual',
    kind: 'text',
    choices: [{ value: '7', does: 'A whole number.' }],
  },
];
const SLOW = { scenario: 'slow' };

/** Opens the badge and the footer's switcher beside a screen. */
const open = async (current: BenchState = {}, problem?: string) => {
  const state$ = new BehaviorSubject(current);
  const choose = vi.fn<(state: BenchState) => void>((state) => state$.next(state));
  const copy = vi.fn<(state: BenchState) => Promise<void>>(async () => undefined);
  const problemOf = (name: string, value: string) =>
    name === 'seed' && value === 'x' ? 'There is no seed “x”.' : undefined;
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock() });
  let shown: readonly Notification[] = [];
  app.notifications.notifications$.subscribe((list) => (shown = list));
  await render(
    <AppContext value={{ ...app, bench: { settings: SETTINGS, state$, problem, problemOf, copy, choose } }}>
      <main>
        <h1>A screen</h1>
      </main>
      <footer>
        <BenchSwitcher />
      </footer>
      <BenchBadge />
    </AppContext>,
  );
  return { choose, copy, messages: () => shown.map(({ message }) => message) };
};

const footerButton = page.getByRole('contentinfo').getByRole('button');
const badge = page.getByRole('complementary', { name: 'Scenario' });
const dialog = page.getByRole('dialog', { name: 'QA bench' });
const check = (name: string) => dialog.getByRole('checkbox', { name });
const button = (name: string) => dialog.getByRole('button', { name });

beforeEach(() => page.viewport(390, 800));

describe('the badge (product.md, QA: badge)', () => {
  it('is not there while nothing is on, and nothing is announced', async () => {
    await open();
    await expect.element(footerButton).toHaveTextContent('Scenario: none');
    await expect.element(badge).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('lists all that is on, in sight, and announces it', async () => {
    await open({ scenario: 'slow+offline', library: 'empty', seed: '7' });
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
    await open({}, 'There is no seed “x”.');
    await expect.element(badge.getByRole('button')).toHaveTextContent('Scenario: none');
    await expect.element(page.getByRole('status')).toHaveTextContent('There is no seed “x”.');
  });

  it('leads to the choice', async () => {
    const { choose } = await open(SLOW);
    await userEvent.click(badge.getByRole('button'));
    await userEvent.click(check('slow'));
    await userEvent.click(check('offline'));
    await userEvent.click(button('Apply'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ scenario: 'offline' });
    await expect.element(badge.getByRole('button')).toHaveTextContent('Scenario: offline');
    await expect.element(badge.getByRole('button')).toHaveFocus();
  });

  it('goes with the last setting, and leaves the focus on the screen', async () => {
    await open({ ...SLOW, seed: '7' });
    await userEvent.click(badge.getByRole('button'));
    await userEvent.click(button('End all'));
    await expect.element(badge).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('No scenario is on.');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the switcher (product.md, QA: switcher)', () => {
  it('has every setting in its group, each value with what it does, as they are', async () => {
    await open({ ...SLOW, library: 'empty' });
    await userEvent.click(footerButton);
    const catalogue = dialog.getByRole('group', { name: 'Catalogue' });
    await expect.element(catalogue.getByRole('group', { name: 'Scenario' })).toBeVisible();
    await expect.element(check('slow Every answer takes 3 seconds.')).toBeChecked();
    await expect.element(check('offline Nothing answers, as without a network.')).not.toBeChecked();
    await expect.element(catalogue.getByLabelText('Seed')).toHaveValue('');
    await expect
      .element(dialog.getByRole('group', { name: 'Visitor' }).getByLabelText('Library'))
      .toHaveDisplayValue('empty: Nothing in it.');
  });

  it('applies all that is chosen at once', async () => {
    const { choose } = await open(SLOW);
    await userEvent.click(footerButton);
    await userEvent.click(check('offline'));
    await userEvent.selectOptions(dialog.getByLabelText('Library'), 'empty');
    await userEvent.fill(dialog.getByLabelText('Seed'), '12');
    await userEvent.click(button('Apply'));
    expect(choose).toHaveBeenCalledExactlyOnceWith({ scenario: 'slow+offline', library: 'empty', seed: '12' });
  });

  it('says what is wrong with a text, and waits', async () => {
    const { choose, copy } = await open();
    await userEvent.click(footerButton);
    await userEvent.fill(dialog.getByLabelText('Seed'), 'x');
    await userEvent.click(button('Apply'));
    await expect.element(dialog.getByText('There is no seed “x”.')).toBeVisible();
    await userEvent.click(button('Copy this state'));
    expect([choose.mock.calls, copy.mock.calls]).toEqual([[], []]);
    await userEvent.fill(dialog.getByLabelText('Seed'), '7{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('copies the address of what is chosen, and says so (product.md, QA: copy)', async () => {
    const { copy, messages } = await open(SLOW);
    await userEvent.click(footerButton);
    await userEvent.click(check('offline'));
    await userEvent.click(button('Copy this state'));
    expect(copy).toHaveBeenCalledExactlyOnceWith({ scenario: 'slow+offline' });
    await expect.poll(messages).toEqual(['Link copied to clipboard!']);
    copy.mockRejectedValue(new Error('refused'));
    await userEvent.click(button('Copy this state'));
    await expect.poll(() => messages().join()).toContain('The address could not be copied.');
  });

  it('is used with the keyboard alone, on targets of 44 px', async () => {
    const { choose } = await open();
    await userEvent.tab();
    await expect.element(footerButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(check('slow')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    for (const target of dialog.element().querySelectorAll('label:has(input[type=checkbox]), select, input[type=text]'))
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith({ scenario: 'offline' });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(footerButton).toHaveFocus();
  });

  it('changes nothing when it is left by Escape', async () => {
    const { choose } = await open(SLOW);
    await userEvent.click(footerButton);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
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
