import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anEntry, aTrace } from '#fixtures/trace/a-trace.ts';
import { ALL, button, CALL, dialog, LATE, list, openTrace, rows } from '#fixtures/ui/open-trace.ts';
import { renderBench } from '#fixtures/ui/render-bench.tsx';
import '#ui/styles/global.css';

beforeEach(() => page.viewport(390, 800));

describe('the trace in the switcher (product.md, QA: trace)', () => {
  it('is there beside the settings, which stay as they were chosen', async () => {
    await openTrace();
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
    await openTrace(...ALL);
    await expect.element(dialog.getByText('6 of 6 entries')).toBeVisible();
    expect(
      rows()
        .elements()
        .map((row) => row.textContent),
    ).toEqual([
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
    [{ kind: 'store', ms: 1_000 }, 'done, late after 1,000 ms'],
    [{ ms: 999.4 }, 'answered after 999 ms'],
  ] as const)('of %j it says %j', async (more, text) => {
    await openTrace(anEntry(more));
    await expect.element(rows().getByText(text)).toBeVisible();
  });

  it('goes on while it is open, and says how many are gone', async () => {
    const trace = await openTrace(CALL);
    trace.traced$.next({ entries: [{ ...CALL, status: 'failed', failure: 'network' }, LATE], dropped: 1_234 });
    await expect.element(rows().getByText('failed (network)')).toBeVisible();
    await expect.element(dialog.getByText('2 of 2 entries, 1,234 older ones are gone')).toBeVisible();
  });

  it('stays at the newest entry, unless it was scrolled away from there', async () => {
    const many = (count: number) => Array.from({ length: count }, (_each, at) => anEntry({ id: at + 1 }));
    const trace = await openTrace(...many(100));
    const place = list.element();
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
  for (const step of [...steps, list, ...acts]) {
    await userEvent.tab();
    await expect.element(step).toHaveFocus();
  }
  for (const target of [...steps, ...acts, button('Settings')])
    expect(target.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  for (const width of [1440, 390]) {
    await page.viewport(width, 800);
    const wide = [document.documentElement, ...dialog.element().querySelectorAll('*')].filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
    );
    expect(wide).toEqual([]);
  }
});
