import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALL, button, CALL, dialog, LATE, news, openTrace, PENDING, rows } from '#fixtures/ui/open-trace.ts';
import '#ui/styles/global.css';

beforeEach(() => page.viewport(390, 800));

describe('what is listed (product.md, QA: trace)', () => {
  it.each([
    ['Calls of the catalogue', 3],
    ['Writes of the store', 1],
    ['Log of changes', 1],
    ['Messages of tabs', 1],
    ['Everything', 6],
  ])('%s: %i', async (kind, count) => {
    await openTrace(...ALL);
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), kind);
    await expect.element(dialog.getByText(`${count} of 6 entries`)).toBeVisible();
    expect(rows().elements()).toHaveLength(count);
  });

  it.each([
    ['late', ['/tv/popular']],
    ['FAILED popular', ['/tv/popular']],
    ['held by scenario', ['/movie/1003']],
    ['pending', ['/movie/1003']],
    ['title-saved', ['12 title-saved']],
  ])('what has %j in it, in any letters: %j', async (text, expected) => {
    await openTrace(...ALL);
    await userEvent.fill(dialog.getByLabelText('Find'), text);
    await expect
      .poll(() =>
        rows()
          .elements()
          .map((row) => row.querySelector('code')?.textContent),
      )
      .toEqual(expected);
    await expect.element(news).toHaveTextContent('1 entry of 6');
  });

  it('may be nothing', async () => {
    await openTrace(...ALL);
    await userEvent.fill(dialog.getByLabelText('Find'), 'no such path');
    await expect.element(dialog.getByText('Nothing matches.')).toBeVisible();
    await expect.element(dialog.getByText('0 of 6 entries')).toBeVisible();
  });
});

describe('what is done with it (product.md, QA: trace)', () => {
  it('copies what is listed, a line each, with the state that is on', async () => {
    const trace = await openTrace(...ALL);
    await userEvent.fill(dialog.getByLabelText('Find'), 'popular');
    await userEvent.click(button('Copy'));
    expect(trace.copy.mock.calls).toEqual([
      [
        [
          'Matinee trace, page loaded at 2026-11-27T08:00:00.000Z, Scenario: slow',
          '#3\t+250 ms\t08:00:00.250Z\tCall\t/tv/popular\tfailed (HTTP 503), late after 3,012 ms\tcatalog.fetchTrending\ttry 2 of 4\tscenario made it 3,000 ms late\tanswered by fault',
        ].join('\n'),
      ],
    ]);
    await expect.element(news).toHaveTextContent('1 entry copied to the clipboard');
  });

  it('downloads what is listed', async () => {
    const trace = await openTrace(...ALL);
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Calls of the catalogue');
    await userEvent.click(button('Download'));
    expect(trace.download.mock.calls).toEqual([[[CALL, PENDING, LATE], 'Scenario: slow']]);
    await expect.element(news).toHaveTextContent('3 entries downloaded');
  });

  it('says what to do where the browser refuses', async () => {
    const trace = await openTrace(CALL);
    trace.copy.mockRejectedValue(new Error('refused'));
    await userEvent.click(button('Copy'));
    await expect.element(news).toHaveTextContent('The browser does not let the page copy. Download the trace instead.');
    trace.download.mockImplementation(() => {
      throw new Error('refused');
    });
    await userEvent.click(button('Download'));
    await expect.element(news).toHaveTextContent('The browser does not let the page download. Copy the trace instead.');
  });

  it('is cleared', async () => {
    const trace = await openTrace(...ALL);
    await userEvent.click(button('Clear'));
    expect(trace.clear).toHaveBeenCalledOnce();
    await expect.element(dialog.getByText('Nothing has happened yet.')).toBeVisible();
    await expect.element(news).toHaveTextContent('The trace is empty');
  });
});
