import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { TableAnswer } from '#domain/import/columns/table-choices.ts';
import { aLetterboxdReading } from '#fixtures/import/a-letterboxd-reading.ts';
import { aTable } from '#fixtures/import/a-table.ts';
import { openImport } from '#fixtures/ui/open-import.tsx';

const READING = aLetterboxdReading();
const TABLE = aTable();
const OTHER = aTable('Title,Year\nUmbra,2021', 'other.csv');
/** Asks about each table that nothing was said of. */
const asking =
  (...tables: readonly (typeof TABLE)[]): ImportFacade['read'] =>
  async (_, answers = {}) => {
    const table = tables.find(({ key }) => !answers.tables?.has(key));
    return table ? { kind: 'ask-columns', table } : { kind: 'read', reading: READING };
  };

const openTable = async (...tables: readonly (typeof TABLE)[]) => {
  const opened = await openImport({ read: asking(...tables) });
  const asked = vi.spyOn(opened.facade, 'read');
  await opened.choose({ 'a.csv': 'x' });
  const said = (): readonly (readonly [string, TableAnswer])[] => [...(asked.mock.lastCall?.[1]?.tables ?? [])];
  return { ...opened, said, select: (name: string) => opened.dialog.getByLabelText(name, { exact: true }) };
};

beforeEach(() => page.viewport(1280, 900));

describe('a table of none of the services (product.md, Import: columns)', () => {
  it('is shown with a choice for each column, its first five rows, and what can be told', async () => {
    const { heading, dialog, select } = await openTable(TABLE);
    await expect.element(heading).toHaveTextContent('What is in its columns?');
    await expect.element(heading).toHaveFocus();
    await expect.element(select('Pelikula')).toHaveValue('none');
    await expect.element(select('Year')).toHaveValue('year');
    await expect.element(select('Status')).toHaveValue('state');
    await expect.element(select('gesehen')).toHaveValue('seen');
    await expect.element(select('abgebrochen')).toHaveValue('left-out');
    await expect.element(dialog.getByText('The Tin Admiral')).toBeVisible();
    await expect.element(dialog.getByText('Salt on the Piano')).not.toBeInTheDocument();
  });

  it('is read by what is chosen, once that names titles and its days can be read', async () => {
    const { heading, button, dialog, select, said } = await openTable(TABLE);
    await expect.element(button('Read it so')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dialog.getByText(/^Choose the column that has the titles/)).toBeVisible();
    await select('Pelikula').selectOptions('Title');
    await expect.element(dialog.getByText('Say which comes first in its dates.')).toBeVisible();
    await select('Which comes first in 3/4/2021?').selectOptions('The month');
    await select('abgebrochen').selectOptions('To be seen');
    await select('Mine').selectOptions('Rating out of 10');
    await button('Read it so').click();
    await expect.element(heading).toHaveTextContent('Letterboxd:');
    const words = [
      ['gesehen', 'seen'],
      ['abgebrochen', 'to-see'],
      ['Merkliste', 'to-see'],
    ];
    expect(said()).toEqual([
      [
        TABLE.key,
        {
          columns: [
            { role: 'title' },
            { role: 'year' },
            { role: 'state', words },
            { role: 'seen' },
            { role: 'rating10' },
          ],
          dateOrder: 'month-first',
        },
      ],
    ]);
  });

  it('has each thing in one column, and asks for no order of days where none is read', async () => {
    const { dialog, select } = await openTable(TABLE);
    await select('Mine').selectOptions('Year');
    await expect.element(select('Year')).toHaveValue('none');
    await select('Watched on').selectOptions('Not read');
    await expect.element(dialog.getByLabelText(/^Which comes first/)).not.toBeInTheDocument();
  });

  it('is answered by the keyboard', async () => {
    const { heading } = await openTable(OTHER);
    await expect.element(heading).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect.element(heading).toHaveTextContent('Letterboxd:');
  });
});

describe('several tables (product.md, Import: chosen columns)', () => {
  it('are asked about one after the other, and Back leads to the one before, as it was left', async () => {
    const { heading, button, dialog, select } = await openTable(OTHER, TABLE);
    await expect.element(dialog.getByText(/^other\.csv: a table/)).toBeVisible();
    await select('Year').selectOptions('Not read');
    await button('Read it so').click();
    await expect.element(dialog.getByText(/^mga pelikula\.csv: a table/)).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await button('Back').click();
    await expect.element(dialog.getByText(/^other\.csv: a table/)).toBeVisible();
    await expect.element(select('Year')).toHaveValue('none');
    await button('Back').click();
    await expect.element(dialog.getByLabelText('Choose files')).toBeVisible();
  });

  it('may be left out', async () => {
    const { heading, button, said } = await openTable(TABLE, OTHER);
    await button('Leave this file out').click();
    await button('Read it so').click();
    await expect.element(heading).toHaveTextContent('Letterboxd:');
    expect(said()).toEqual([
      [TABLE.key, 'left-out'],
      [OTHER.key, OTHER.choices],
    ]);
  });
});
