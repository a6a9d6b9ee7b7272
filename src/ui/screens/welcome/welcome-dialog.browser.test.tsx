import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LibrarySession } from '#application/library/library-session.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { AskedImport } from '../../shell/asked-import.tsx';
import { WelcomeOnDemand } from '../../shell/welcome-on-demand.tsx';

const dialog = page.getByRole('dialog', { name: 'Welcome to Matinee' });
const field = dialog.getByRole('textbox', { name: 'Your name' });
const press = (name: string) => userEvent.click(dialog.getByRole('button', { name, exact: true }));

let stop = () => {};
const open = async () => {
  const opened = await renderWithApp(
    <>
      <WelcomeOnDemand />
      <AskedImport />
    </>,
  );
  const { library } = opened.app;
  stop = library.loader.activate();
  await library.identity.resolve();
  await opened.clock.advance(3_000);
  await expect.element(dialog).toBeVisible();
  return opened;
};

beforeEach(() => page.viewport(1280, 900));
afterEach(() => stop());

describe('the welcome', () => {
  it('comes 1.5 s after the library was found empty, about 1 s after the start', async () => {
    const { app, clock } = await renderWithApp(<WelcomeOnDemand />);
    stop = app.library.loader.activate();
    await app.library.identity.resolve();
    await clock.advance(2_499);
    await expect.element(dialog).not.toBeInTheDocument();
    await clock.advance(1);
    await expect.element(dialog).toBeVisible();
    await expect.element(field).toHaveFocus();
  });

  it('prints the name on the stub while it is typed', async () => {
    await open();
    const stub = () => document.querySelector('[role="dialog"] [aria-hidden="true"] span')?.textContent;
    expect(stub()).toBe('Movie Enthusiast');
    await userEvent.type(field, 'Ada');
    expect(stub()).toBe('Ada');
    await expect.element(dialog.getByText('3 / 20', { exact: true })).toBeVisible();
  });

  it('saves the name, and is over', async () => {
    const { app } = await open();
    await userEvent.type(field, ' Ada ');
    await press('Get Started');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(libraryOf(app).username).toBe('Ada');
  });

  // product.md, Validation: welcome failure.
  it('stays, and can be tried again, where its code does not come', async () => {
    const { app } = await open();
    vi.spyOn(app.library, 'open').mockRejectedValueOnce(new Error('offline'));
    await userEvent.type(field, 'Ada');
    await press('Get Started');
    await expect.element(dialog.getByText('Failed to save your name. Please try again.')).toBeVisible();
    await press('Get Started');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(libraryOf(app).username).toBe('Ada');
  });

  // product.md, Welcome: completion.
  it('can be skipped: the name is Movie Enthusiast then', async () => {
    const { app } = await open();
    await press('Skip');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(libraryOf(app).username).toBe('Movie Enthusiast');
  });

  it.each([
    ['nothing', '', 'Please enter your name'],
    ['spaces only', '   ', 'Please enter your name'],
    ['1 character', 'A', 'Name must be at least 2 characters long'],
    ['one emoji', '👩‍🚀', 'Name must be at least 2 characters long'],
  ])('refuses %s, and says why', async (_, name, error) => {
    const { app } = await open();
    await userEvent.fill(field, name);
    await press('Get Started');
    await expect.element(dialog.getByText(error, { exact: true })).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(new RegExp(error));
    expect(libraryOf(app).username).toBeNull();
    await userEvent.type(field, 'b');
    await expect.element(dialog.getByText(error)).not.toBeInTheDocument();
  });

  it.each([
    ['letters', 'x'.repeat(21), 'x'.repeat(20)],
    ['emoji', '👩‍🚀'.repeat(21), '👩‍🚀'.repeat(20)],
  ])('takes 20 %s, however many are given', async (_, given, taken) => {
    const { app } = await open();
    await userEvent.fill(field, given);
    await expect.element(field).toHaveValue(taken);
    await expect.element(dialog.getByText('20 / 20', { exact: true })).toBeVisible();
    await press('Get Started');
    expect(libraryOf(app).username).toBe(taken);
  });

  it('refuses a name that is too long', async () => {
    const { app } = await open();
    expect(await (await app.library.open('marks')).completeWelcome.execute('x'.repeat(21))).toBe(
      'Name must be less than 20 characters',
    );
    expect(libraryOf(app).username).toBeNull();
    await expect.element(dialog).toBeVisible();
  });

  it('says so when the name cannot be saved', async () => {
    const { app } = await open();
    vi.spyOn(LibrarySession.prototype, 'isDurable').mockResolvedValueOnce(false);
    await userEvent.type(field, 'Ada');
    await press('Get Started');
    await expect
      .element(dialog.getByText('Failed to save your name. Please try again.', { exact: true }))
      .toBeVisible();
    await expect.element(field).toHaveFocus();
    await press('Get Started');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(libraryOf(app).username).toBe('Ada');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press beside it', () => userEvent.click(document.body, { position: { x: 8, y: 8 }, force: true })],
  ])('closes by %s, and completes nothing', async (_, leave) => {
    const { app } = await open();
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(libraryOf(app).username).toBeNull();
  });

  it('leads to bringing lists, and is still there after that (product.md, Import: where)', async () => {
    await open();
    await press('Bring your lists');
    const importing = page.getByRole('dialog', { name: 'Bring your lists' });
    await expect.element(importing.getByLabelText('Choose files')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(importing).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Bring your lists' })).toHaveFocus();
  });
});
