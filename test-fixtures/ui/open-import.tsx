import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { ImportButton } from '#ui/components/import/import-button.tsx';
import { AskedImport } from '#ui/shell/asked-import.tsx';
import { aSteeredImport } from './a-steered-import.ts';
import { renderWithApp } from './render-with-app.tsx';

const OPENER = (
  <>
    <main>
      <ImportButton />
    </main>
    <AskedImport />
  </>
);

/** Opens 'Bring your lists' over a facade that answers as the test says. The library has been loaded. */
export const openImport = async (own: Partial<ImportFacade> = {}) => {
  const facade = aSteeredImport(own);
  const harness = await renderWithApp(OPENER, { importFacade: facade });
  const { app, clock } = harness;
  await app.library.identity.resolve();
  app.library.loader.activate();
  await clock.advance(1_000);
  const opener = page.getByRole('button', { name: 'Bring your lists' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Bring your lists' });
  await expect.element(dialog).toBeVisible();
  const button = (name: string | RegExp) =>
    dialog.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  return {
    ...harness,
    facade,
    opener,
    dialog,
    button,
    heading: dialog.getByRole('heading', { level: 3 }),
    /** Chooses files with these names and texts. */
    choose: async (files: Readonly<Record<string, string>> = { 'watchlist.csv': 'Date,Name' }) => {
      await userEvent.upload(
        dialog.getByLabelText(/^Choose (another )?files?$/),
        Object.entries(files).map(([name, text]) => new File([text], name)),
      );
    },
  };
};
