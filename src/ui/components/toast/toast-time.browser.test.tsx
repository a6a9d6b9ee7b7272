import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openToaster as open, shownBy } from '#fixtures/ui/open-toaster.tsx';

/** Waits for two frames: by then, everything for a new toast has been drawn. */
const stillness = async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
};

describe('the time of a toast', () => {
  it('goes on when an unrelated preference changes, and when the window becomes that of a phone', async () => {
    const { screen, app, clock, show } = await open();
    show('success', 'Done');
    await expect.element(screen.getByText('Done')).toBeVisible();
    await clock.advance(1_000);
    const { setChoices } = await app.library.open('calendar');
    setChoices.execute({ calendarCollections: ['7'] });
    await page.viewport(390, 844);
    await stillness();
    await clock.advance(999);
    expect(shownBy(app)).toEqual(['Done']);
    await clock.advance(1);
    expect(shownBy(app)).toEqual([]);
  });

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

  it.each(['Done', 'Undo', 'Dismiss'])(
    'stands still while the pointer is on %s of a toast that has been there for a while',
    async (part) => {
      const { screen, app, clock, show } = await open();
      show('loading', 'Under it');
      app.notifications.show({ type: 'success', message: 'Done', action: { label: 'Undo', run: () => undefined } });
      await expect.element(screen.getByText('Done')).toBeVisible();
      await clock.advance(500);
      await stillness();
      await userEvent.hover(
        part === 'Done' ? screen.getByText(part) : screen.getByRole('button', { name: part }).last(),
      );
      await clock.advance(60_000);
      expect(shownBy(app)).toContain('Done');

      await userEvent.hover(screen.getByText('The page'));
      await clock.advance(1_499);
      expect(shownBy(app)).toContain('Done');
      await clock.advance(1);
      expect(shownBy(app)).not.toContain('Done');
    },
  );

  it('stands still while the focus is in a toast, and goes on once it has left', async () => {
    const { screen, app, clock } = await open();
    const share = screen.getByRole('button', { name: 'Share' }).element();
    share.focus();
    app.notifications.show({ type: 'blank', message: 'Removed', action: { label: 'Undo', run: () => undefined } });
    await expect.element(screen.getByText('Removed')).toBeVisible();
    await clock.advance(500);
    await stillness();
    await userEvent.keyboard('{F8}');
    await clock.advance(60_000);
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await clock.advance(60_000);
    expect(shownBy(app)).toEqual(['Removed']);

    share.focus();
    await clock.advance(3_499);
    expect(shownBy(app)).toEqual(['Removed']);
    await clock.advance(1);
    expect(shownBy(app)).toEqual([]);
  });

  it('stands still until both the pointer and the focus have left', async () => {
    const { screen, app, clock, show } = await open();
    const share = screen.getByRole('button', { name: 'Share' }).element();
    share.focus();
    show('success', 'Done');
    await expect.element(screen.getByText('Done')).toBeVisible();
    await stillness();
    await userEvent.hover(screen.getByText('Done'));
    await userEvent.keyboard('{F8}{Tab}');
    await userEvent.hover(screen.getByText('The page'));
    await clock.advance(60_000);
    expect(shownBy(app)).toEqual(['Done']);
    share.focus();
    await clock.advance(2_000);
    expect(shownBy(app)).toEqual([]);
  });

  it('goes on when a press has left nothing but the focus in it, and stands still from the next key on', async () => {
    const { screen, app, clock, show } = await open();
    show('success', 'Done');
    await userEvent.click(screen.getByText('Done'));
    await userEvent.hover(screen.getByText('The page'));
    await clock.advance(1_999);
    await userEvent.keyboard('{Tab}');
    await clock.advance(60_000);
    expect(shownBy(app)).toEqual(['Done']);
    await userEvent.click(screen.getByText('Done'));
    await userEvent.hover(screen.getByText('The page'));
    await clock.advance(1);
    expect(shownBy(app)).toEqual([]);
  });

  it('is not held by a finger that is gone', async () => {
    const { screen, app, clock, show } = await open();
    show('success', 'Done');
    await expect.element(screen.getByText('Done')).toBeVisible();
    await stillness();
    const toast = screen.getByText('Done').element();
    // The events that a browser sends for a tap. Its `:hover` may stay behind.
    const tell = (type: string) => toast.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
    await userEvent.hover(screen.getByText('Done'));
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout']) tell(type);
    toast.closest('ol')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
    await clock.advance(2_000);
    expect(shownBy(app)).toEqual([]);
  });

  it('is not held by a mouse that it came under, once a finger has pressed elsewhere', async () => {
    const { screen, app, clock, show } = await open();
    show('success', 'Done');
    await userEvent.hover(screen.getByText('Done'));
    await clock.advance(10_000);
    expect(shownBy(app)).toEqual(['Done']);
    const press = new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    screen.getByText('The page').element().dispatchEvent(press);
    await clock.advance(2_000);
    expect(shownBy(app)).toEqual([]);
  });

  it('goes on for the others when the toast that was pointed at is dismissed', async () => {
    const { screen, clock, show } = await open();
    show('success', 'First');
    show('loading', 'Second');
    await expect.element(screen.getByText('Second')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }).last());
    // The browser notices within a few frames that the pointer is no longer on anything.
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
