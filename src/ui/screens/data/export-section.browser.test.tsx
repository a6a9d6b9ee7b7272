import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FileContents } from '#application/ports/browser.ts';
import type { Library } from '#domain/library/library.ts';
import { textOfContents } from '#fixtures/text-of-contents.ts';
import { openData } from '#fixtures/ui/open-data.tsx';

const addedAt = '2026-11-20T12:00:00.000Z';
const LOW_TIDE = { id: 7, title: 'Low Tide, שלום 🎬', release_date: '2025-06-20' };
const LIBRARY: Partial<Library> = {
  watchlist: [{ ...LOW_TIDE, addedAt }],
  marks: [{ ...LOW_TIDE, rating: 8, note: 'Twice.' }],
};

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });

/** Opens 'Your data', and notes what is downloaded. */
const opened = async (library: Partial<Library> = LIBRARY) => {
  const files: { readonly name: string; readonly contents: FileContents }[] = [];
  const browser = { download: (name: string, contents: FileContents) => void files.push({ name, contents }) };
  return { ...(await openData({ library, browser })), files };
};
/** What is read in the file that comes once the code is there: nothing in a zip is compressed. */
const textOf = async ({ files }: Pick<Awaited<ReturnType<typeof opened>>, 'files'>) => {
  await expect.poll(() => files).toHaveLength(1);
  return textOfContents(files[0]?.contents);
};

beforeEach(() => page.viewport(1280, 1000));

const choose = (form: string) => main.getByRole('radio', { name: form }).click();

describe('the section Take along (product.md, Export: section)', () => {
  it('gives the lists for Letterboxd, without notes unless the visitor wants them (product.md, Export: notes)', async () => {
    const without = await opened();
    await choose('For Letterboxd');
    await expect.element(main.getByLabelText('Notes as reviews')).not.toBeChecked();
    await button('Take along').click();
    expect(await textOf(without)).toMatch(/watched\.csv[^]*\r\n"Low Tide, שלום 🎬",2025,7,,,8,,,PK/);
    await expect.poll(() => without.emitted).toEqual(['Lists exported']);
    await without.screen.unmount();

    const withNotes = await opened();
    await choose('For Letterboxd');
    await main.getByLabelText('Notes as reviews').click();
    await button('Take along').click();
    expect(await textOf(withNotes)).toContain(',8,Twice.,');
  });

  it('gives them as a table by keyboard alone', async () => {
    const here = await opened();
    main.getByRole('radio', { name: 'Backup' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    button('Take along').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(await textOf(here)).toContain('\r\nmarks,,movie,7,"Low Tide, שלום 🎬",2025,,,8,Twice.,');
    await expect.element(button('Take along')).toHaveFocus();
  });

  it('gives them for Trakt, with notes that nobody else reads (product.md, Export: notes)', async () => {
    const here = await opened();
    await choose('For Trakt and what reads it');
    await button('Take along').click();
    const text = await textOf(here);
    expect(text).toContain('notes-movies.json');
    expect(text).not.toContain('comments-movies.json');
  });

  it('asks nothing of notes where there is none, nor of a form that has all of them, and says that there is nothing (product.md, Export: feedback)', async () => {
    const { files, emitted } = await opened({});
    await choose('For Letterboxd');
    await expect.element(main.getByLabelText('Notes as reviews')).not.toBeInTheDocument();
    await button('Take along').click();
    await expect.poll(() => emitted).toEqual(['There is nothing to export yet.']);
    expect(files).toEqual([]);
  });

  it.each([390, 1440])('has targets of 44 px at %d px', async (width) => {
    await page.viewport(width, 900);
    await opened();
    const targets = [...document.querySelectorAll('fieldset label'), button('Take along').element()];
    expect(targets.length).toBe(5);
    for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
