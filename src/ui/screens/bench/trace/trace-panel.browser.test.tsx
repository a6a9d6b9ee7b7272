import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TraceEntry } from '#application/ports/trace.ts';
import { anEntry, aTrace } from '#fixtures/trace/a-trace.ts';
import { renderBench } from '#fixtures/ui/render-bench.tsx';
import '#ui/styles/global.css';

const CALL = anEntry();
const { ms: _, ...BEGUN } = anEntry({ id: 2, startedAt: 1_250, subject: '/movie/1003' });
const PENDING: TraceEntry = { ...BEGUN, status: 'pending', settings: [{ name: 'scenario', did: 'held' }] };
const LATE = anEntry({
  id: 3,
  ms: 3_012.4,
  subject: '/tv/popular',
  status: 'failed',
  failure: 'HTTP 503',
  attempt: { number: 2, of: 4 },
  settings: [
    { name: 'scenario', did: 'delayed', ms: 3_000 },
    { name: 'fault', did: 'answered' },
  ],
});
const WRITE = anEntry({
  id: 4,
  kind: 'store',
  call: 'store.set',
  subject: 'matinee_user_data_visitor-1 18 characters',
});
const LOGGED = anEntry({ id: 5, kind: 'log', call: 'changeLog.append', subject: '12 title-saved' });
const SENT = anEntry({ id: 6, kind: 'tabs', call: 'tabs.sent', subject: 'grown on matinee-log', ms: 0 });
const ALL = [CALL, PENDING, LATE, WRITE, LOGGED, SENT];

const dialog = page.getByRole('dialog', { name: 'QA bench' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const rows = () => dialog.getByRole('region', { name: 'Entries of the trace' }).getByRole('listitem');
const texts = () =>
  rows()
    .elements()
    .map((row) => row.textContent);
const news = dialog.getByRole('status');

/** Opens the trace with these entries. */
const open = async (...entries: readonly TraceEntry[]) => {
  const trace = aTrace(...entries);
  await renderBench({ scenario: 'slow' }, { trace });
  await userEvent.click(page.getByRole('contentinfo').getByRole('button'));
  await userEvent.click(button('Trace'));
  return trace;
};

beforeEach(() => page.viewport(390, 800));

describe('the trace in the switcher (product.md, QA: trace)', () => {
  it('is there beside the settings, which stay as they were chosen', async () => {
    await open();
    await expect.element(button('Trace')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(dialog.getByText('Nothing has happened yet.')).toBeVisible();
    await userEvent.click(button('Settings'));
    await userEvent.fill(dialog.getByLabelText('Seed'), '12');
    await userEvent.click(button('Trace'));
    await expect.element(dialog.getByLabelText('Seed')).not.toBeInTheDocument();
    await userEvent.click(button('Settings'));
    await expect.element(dialog.getByLabelText('Seed')).toHaveValue('12');
  });

  it('says of each entry when, what, how it went, which try, and which setting had a part in it', async () => {
    await open(...ALL);
    await expect.element(dialog.getByText('6 of 6 entries')).toBeVisible();
    expect(texts()).toEqual([
      'Call /trending/all/week answered after 12 ms#1 · +250 ms · 08:00:00.250Z · catalog.fetchTrending · no setting',
      'Call /movie/1003 pending#2 · +1,250 ms · 08:00:01.250Z · catalog.fetchTrending · held by scenario',
      'Call /tv/popular failed (HTTP 503), late after 3,012 ms#3 · +250 ms · 08:00:00.250Z · catalog.fetchTrending · try 2 of 4 · scenario made it 3,000 ms late · answered by fault',
      'Store matinee_user_data_visitor-1 18 characters done after 12 ms#4 · +250 ms · 08:00:00.250Z · store.set',
      'Log 12 title-saved done after 12 ms#5 · +250 ms · 08:00:00.250Z · changeLog.append',
      'Tabs grown on matinee-log done#6 · +250 ms · 08:00:00.250Z · tabs.sent',
    ]);
  });

  it.each([
    [{ status: 'aborted' }, 'aborted after 12 ms'],
    [{ attempt: { number: 5, of: 4 } }, 'asked once more after 4'],
    [{ settings: [{ name: 'fault', did: 'changed' }] }, 'fault changed the answer'],
    [{ kind: 'store', ms: 1_000 }, 'done, late after 1,000 ms'],
    [{ ms: 999.4 }, 'answered after 999 ms'],
  ] as const)('of %j it says %j', async (more, text) => {
    await open(anEntry(more));
    await expect.element(rows().getByText(text)).toBeVisible();
  });

  it('goes on while it is open, and says how many are gone', async () => {
    const trace = await open(CALL);
    trace.traced$.next({ entries: [{ ...CALL, status: 'failed', failure: 'network' }, LATE], dropped: 1_234 });
    await expect.element(rows().getByText('failed (network)')).toBeVisible();
    await expect.element(dialog.getByText('2 of 2 entries, 1,234 older ones are gone')).toBeVisible();
  });

  it('stays at the newest entry, unless it was scrolled away from there', async () => {
    const many = (count: number) => Array.from({ length: count }, (_each, at) => anEntry({ id: at + 1 }));
    const trace = await open(...many(100));
    const place = dialog.getByRole('region', { name: 'Entries of the trace' }).element();
    const toEnd = () => place.scrollHeight - place.scrollTop - place.clientHeight;
    await expect.poll(toEnd).toBeLessThan(2);
    trace.traced$.next({ entries: many(130), dropped: 0 });
    await expect.poll(() => rows().elements().length).toBe(130);
    await expect.poll(toEnd).toBeLessThan(2);
    place.scrollTop = 100;
    await expect.poll(toEnd).toBeGreaterThan(1_000);
    // The scroll event comes with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    trace.traced$.next({ entries: many(150), dropped: 0 });
    await expect.poll(() => rows().elements().length).toBe(150);
    expect(place.scrollTop).toBeLessThan(200);
  });
});

describe('what is listed (product.md, QA: trace)', () => {
  it.each([
    ['Calls of the catalogue', 3],
    ['Writes of the store', 1],
    ['Log of changes', 1],
    ['Messages of tabs', 1],
    ['Everything', 6],
  ])('%s: %i', async (kind, count) => {
    await open(...ALL);
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
    await open(...ALL);
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
    await open(...ALL);
    await userEvent.fill(dialog.getByLabelText('Find'), 'no such path');
    await expect.element(dialog.getByText('Nothing matches.')).toBeVisible();
    await expect.element(dialog.getByText('0 of 6 entries')).toBeVisible();
  });
});

describe('what is done with it (product.md, QA: trace)', () => {
  it('copies what is listed, a line each, with the state that is on', async () => {
    const trace = await open(...ALL);
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
    const trace = await open(...ALL);
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Calls of the catalogue');
    await userEvent.click(button('Download'));
    expect(trace.download.mock.calls).toEqual([[[CALL, PENDING, LATE], 'Scenario: slow']]);
    await expect.element(news).toHaveTextContent('3 entries downloaded');
  });

  it('says what to do where the browser refuses', async () => {
    const trace = await open(CALL);
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
    const trace = await open(...ALL);
    await userEvent.click(button('Clear'));
    expect(trace.clear).toHaveBeenCalledOnce();
    await expect.element(dialog.getByText('Nothing has happened yet.')).toBeVisible();
    await expect.element(news).toHaveTextContent('The trace is empty');
  });
});

it('is used with the keyboard alone, on targets of 44 px, and nothing runs over the edge', async () => {
  const trace = aTrace(anEntry({ id: 7, subject: `/discover/movie?${'x'.repeat(400)}` }), ...ALL);
  await renderBench({}, { trace });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('checkbox').first()).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('Trace')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Trace')).toHaveFocus();
  const steps = [dialog.getByLabelText('Kind'), dialog.getByLabelText('Find')];
  const acts = [button('Copy'), button('Download'), button('Clear')];
  for (const step of [...steps, dialog.getByRole('region', { name: 'Entries of the trace' }), ...acts]) {
    await userEvent.tab();
    await expect.element(step).toHaveFocus();
  }
  for (const target of [...steps, ...acts, button('Settings')])
    expect(target.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  for (const width of [1440, 390]) {
    await page.viewport(width, 800);
    for (const element of [document.documentElement, ...dialog.element().querySelectorAll('*')])
      expect(element.scrollWidth - element.clientWidth, element.outerHTML.slice(0, 80)).toBeLessThanOrEqual(
        element.clientWidth === 0 ? Infinity : 1,
      );
  }
});
