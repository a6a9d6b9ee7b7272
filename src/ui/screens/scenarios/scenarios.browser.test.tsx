import { BehaviorSubject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Scenario } from '#application/scenarios.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { stubCatalog } from '#fixtures/stub-catalog.ts';
import { testApp } from '#fixtures/ui/test-app.ts';
import '#ui/styles/global.css';
import { AppContext } from '../../hooks/app-context.ts';
import { ScenarioBadge } from './scenario-badge.tsx';
import { ScenarioSwitcher } from './scenario-switcher.tsx';

const NONE = { name: 'none', does: 'The demo catalogue as it is.' };
const SLOW = { name: 'slow', does: 'Every answer takes 3 seconds.' };
const OFFLINE = { name: 'offline', does: 'Nothing answers, as without a network.' };
const ALL = [NONE, SLOW, OFFLINE];

/** Opens the badge and the footer's switcher beside a screen. */
const open = async (current: Scenario = NONE) => {
  const current$ = new BehaviorSubject(current);
  const choose = vi.fn<(name: string) => void>((name) => current$.next(ALL.find((each) => each.name === name) ?? NONE));
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock() });
  await render(
    <AppContext value={{ ...app, scenarios: { all: ALL, current$, choose } }}>
      <main>
        <h1>A screen</h1>
      </main>
      <footer>
        <ScenarioSwitcher />
      </footer>
      <ScenarioBadge />
    </AppContext>,
  );
  return { choose };
};

const footerButton = page.getByRole('contentinfo').getByRole('button');
const badge = page.getByRole('complementary', { name: 'Scenario' });
const dialog = page.getByRole('dialog', { name: 'Scenarios' });
const choice = (name: string) => dialog.getByRole('button', { name });

beforeEach(() => page.viewport(390, 800));

describe('the badge', () => {
  it('is not there while no scenario is on, and nothing is announced', async () => {
    await open();
    await expect.element(footerButton).toHaveTextContent('Scenario: none');
    await expect.element(badge).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('says which scenario is on, in sight, and announces it', async () => {
    await open(SLOW);
    await expect.element(badge.getByRole('button')).toHaveTextContent('Scenario: slow');
    await expect.element(badge).toBeInViewport();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Scenario slow is on. Every answer takes 3 seconds.');
  });

  it('leads to the choice', async () => {
    const { choose } = await open(SLOW);
    await userEvent.click(badge.getByRole('button'));
    await userEvent.click(choice('offline'));
    expect(choose).toHaveBeenCalledExactlyOnceWith('offline');
    await expect.element(badge.getByRole('button')).toHaveTextContent('Scenario: offline');
    await expect.element(badge.getByRole('button')).toHaveFocus();
  });

  it('goes with the scenario, and leaves the focus on the screen', async () => {
    await open(SLOW);
    await userEvent.click(badge.getByRole('button'));
    await userEvent.click(choice('none'));
    await expect.element(badge).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('No scenario is on.');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the switcher (product.md, QA: switcher)', () => {
  it('lists every scenario with what it does, and marks the current one', async () => {
    await open(SLOW);
    await userEvent.click(footerButton);
    for (const { name, does } of ALL) await expect.element(choice(name)).toHaveTextContent(name + does);
    const current = dialog
      .getByRole('listitem')
      .getByRole('button')
      .elements()
      .map((each) => each.getAttribute('aria-current'));
    expect(current).toEqual(['false', 'true', 'false']);
  });

  it('is used with the keyboard alone', async () => {
    const { choose } = await open();
    await userEvent.tab();
    await expect.element(footerButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(choice('none')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(choice('offline')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith('offline');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(footerButton).toHaveFocus();
    await expect.element(footerButton).toHaveTextContent('Scenario: offline');
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

it('shows nothing where there are no scenarios', async () => {
  const app = testApp({ catalog: stubCatalog(), clock: new VirtualClock() });
  const screen = await render(
    <AppContext value={app}>
      <ScenarioSwitcher />
      <ScenarioBadge />
    </AppContext>,
  );
  expect(screen.container.textContent).toBe('');
});
