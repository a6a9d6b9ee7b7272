import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { App } from '#application/app.ts';
import type { NotificationType } from '#domain/notification.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { Toaster } from './toaster.tsx';

const open = async () => {
  const { screen, app, clock } = await renderWithApp(
    <>
      <p>The page</p>
      <button type="button">Share</button>
      <Toaster />
    </>,
  );
  const show = (type: NotificationType, message: string) => app.notifications.show({ type, message });
  return { screen, app, clock, show };
};

/** The messages that the core has not dismissed. */
const shownBy = ({ notifications }: App): readonly string[] => {
  let messages: readonly string[] = [];
  notifications.notifications$
    .subscribe((all) => {
      messages = all.filter(({ visible }) => visible).map(({ message }) => message);
    })
    .unsubscribe();
  return messages;
};

describe('a toast', () => {
  it.each(['blank', 'success', 'loading', 'custom'] as const)('tells what is %s as a status', async (type) => {
    const { screen, show } = await open();
    show(type, 'Link copied to clipboard!');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Link copied to clipboard!');
  });

  it('tells an error as an alert', async () => {
    const { screen, show } = await open();
    show('error', 'Rate Limited: Too many requests, please wait');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Rate Limited: Too many requests, please wait');
  });

  it('is said once', async () => {
    const { screen, show } = await open();
    show('success', 'Link copied to clipboard!');
    await expect.element(screen.getByText('Link copied to clipboard!')).toBeVisible();
    // Anything more for those who listen would come a few frames later.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByText('Link copied to clipboard!').elements()).toHaveLength(1);
    expect(screen.getByRole('status').elements()).toHaveLength(1);
  });

  it('shows markup as text', async () => {
    const { screen, show } = await open();
    show('blank', '<b>bold</b>');
    await expect.element(screen.getByText('<b>bold</b>')).toBeVisible();
  });

  it('is at most 350 px wide, at the top, in the middle, above everything', async () => {
    const { screen, show } = await open();
    show('blank', 'A message that goes on for longer than one line of a toast has room for');
    await expect.element(screen.getByRole('status')).toBeVisible();
    const list = screen.getByRole('list').element();
    const { left, right, top } = list.getBoundingClientRect();
    expect(right - left).toBeLessThanOrEqual(350);
    expect(Math.abs(left - (window.innerWidth - right))).toBeLessThanOrEqual(1);
    expect(top).toBeLessThan(32);
    expect(getComputedStyle(list).zIndex).toBe('9999');
  });

  it('stays as long as the core says, 2 s for a success, and goes', async () => {
    const { screen, clock, show } = await open();
    show('success', 'Done');
    await expect.element(screen.getByText('Done')).toBeVisible();
    await clock.advance(1_999);
    await expect.element(screen.getByText('Done')).toBeVisible();
    await clock.advance(1);
    await expect.element(screen.getByText('Done')).not.toBeInTheDocument();
  });

  it('has no end of its own', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { screen, app, show } = await open();
    show('loading', 'Loading...');
    await expect.element(screen.getByText('Loading...')).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(shownBy(app)).toEqual(['Loading...']);
  });

  it('can be dismissed', async () => {
    const { screen, app, clock, show } = await open();
    show('loading', 'Loading...');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument();
    await clock.advance(1_000);
    expect(shownBy(app)).toEqual([]);
  });
});

describe('time', () => {
  it('stands still while a toast is pointed at, and goes on afterwards', async () => {
    const { screen, clock, show } = await open();
    show('success', 'Done');
    await userEvent.hover(screen.getByText('Done'));
    await clock.advance(10_000);
    await expect.element(screen.getByText('Done')).toBeVisible();

    await userEvent.hover(screen.getByText('The page'));
    await clock.advance(2_000);
    await expect.element(screen.getByText('Done')).not.toBeInTheDocument();
  });

  it('stands still while a toast has the focus', async () => {
    const { screen, clock, show } = await open();
    show('success', 'Done');
    await expect.element(screen.getByText('Done')).toBeVisible();
    screen.getByRole('button', { name: 'Share' }).element().focus();
    await userEvent.keyboard('{F8}');
    await clock.advance(10_000);
    await expect.element(screen.getByText('Done')).toBeVisible();
  });

  it('goes on for the others when the toast that was pointed at is dismissed', async () => {
    const { screen, clock, show } = await open();
    show('success', 'First');
    show('loading', 'Second');
    await expect.element(screen.getByText('Second')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }).last());
    // The browser notices within a few frames that the pointer is on nothing any more.
    await expect
      .poll(async () => {
        await clock.advance(500);
        return screen.getByText('First').elements();
      })
      .toHaveLength(0);
  });

  it('is not held by a toast that is gone', async () => {
    const { screen, clock, show } = await open();
    show('loading', 'First');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await expect.element(screen.getByText('First')).not.toBeInTheDocument();
    await userEvent.hover(screen.getByText('The page'));
    show('success', 'Second');
    await expect.element(screen.getByText('Second')).toBeVisible();
    await clock.advance(2_000);
    await expect.element(screen.getByText('Second')).not.toBeInTheDocument();
  });
});

it('gives the focus back when the last toast is dismissed', async () => {
  const { screen, show } = await open();
  const share = screen.getByRole('button', { name: 'Share' });
  share.element().focus();
  show('success', 'First');
  show('success', 'Second');
  await expect.element(screen.getByText('Second')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }).last());
  await expect.element(screen.getByText('Second')).not.toBeInTheDocument();
  await expect.element(share).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await expect.element(share).toHaveFocus();
});
