import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { App } from '#application/app.ts';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { details, openDetail } from '#fixtures/ui/open-detail.tsx';
import { shownBy } from '#fixtures/ui/open-toaster.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const star = (rating: number) => page.getByRole('radio', { name: `${rating} of 10`, exact: true });
const markOf = (app: App) => libraryOf(app).marks[0];
const NOW = '2026-11-21T12:00:00.000Z';

beforeEach(() => page.viewport(1280, 900));

describe('the marks of a title (product.md, Marks: actions)', () => {
  it('come late, and nothing moves', async () => {
    const { screen } = await openDetail();
    const below = () => page.getByRole('heading', { name: 'Overview' }).element().getBoundingClientRect().top;
    const before = below();
    await expect.element(button('Not interested')).toBeVisible();
    expect(below()).toBe(before);
    expect(screen.container.querySelectorAll('input[type="radio"]')).toHaveLength(10);
  });

  it('keep what the page knows of a title, once it is in a list (product.md, Lists: facts)', async () => {
    const titleMemory = new MemoryAnswers<RememberedParts>();
    await openDetail({}, { titleMemory });
    await expect.element(button('Seen')).toBeVisible();
    expect(titleMemory.answers.size).toBe(0);
    await userEvent.click(button('Seen'));
    await expect
      .poll(() => titleMemory.answers.get('movie:1'))
      .toMatchObject({ facts: { genreIds: [18, 35], runtime: 112 }, people: { directors: [{ id: 90 }] } });
  });

  it('mark it as seen today, and take that back (product.md, Marks: seen day)', async () => {
    const { app } = await openDetail();
    await userEvent.click(button('Seen'));
    await expect.element(button('Seen')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Seen')).toHaveFocus();
    expect(markOf(app)).toMatchObject({ id: 1, seenAt: dayOf(new Date(NOW)) });
    await userEvent.click(button('Seen'));
    await userEvent.click(button('Not seen'));
    await expect.element(button('Seen')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button('Seen')).toHaveFocus();
    expect(markOf(app)).toBeUndefined();
  });

  it('mark it as seen on another day, or some time (product.md, Marks: seen day)', async () => {
    const { app } = await openDetail();
    await userEvent.click(button('When did you see it?'));
    const day = page.getByLabelText('Another day');
    await expect.element(button('On this day')).toBeDisabled();
    await day.fill('2024-02-29');
    await userEvent.click(button('On this day'));
    await expect.element(button('Seen')).toHaveAttribute('aria-pressed', 'true');
    expect(markOf(app)?.seenAt).toBe('2024-02-29');
    await expect.element(button('When did you see it?')).toHaveFocus();

    await userEvent.click(button('When did you see it?'));
    await userEvent.click(button('Remove February 29, 2024'));
    await userEvent.click(button('Some time'));
    await expect.poll(() => markOf(app)?.seenAt).toBe(null);
  });

  it('offer what can be said of a seen title, by the keys too (product.md, Marks: seen again)', async () => {
    const marks = [{ id: 1, seenAt: '2024-02-29' }];
    const { app } = await openDetail({}, { library: { ...EMPTY_LIBRARY, marks } });
    (button('Seen').element() as HTMLElement).focus();
    await expect.element(button('Seen')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Again today')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Seen')).toHaveFocus();
    expect(markOf(app)).toMatchObject({ seenAt: '2026-11-21', viewings: { '2026-11-21': {}, '2024-02-29': {} } });
    expect(shownBy(app)).toEqual(['Seen on November 21, 2026, too']);

    await userEvent.keyboard('{Enter}');
    expect(button('Again today').elements()).toEqual([]);
    await userEvent.click(button('Seen 2 times, last on November 21, 2026'));
    const days = page.getByRole('list', { name: 'Days on which you saw it' });
    expect(days.element().textContent).toBe('November 21, 2026February 29, 2024, before it came out');
    await userEvent.click(button('Remove November 21, 2026'));
    await expect.element(button('Remove February 29, 2024')).toHaveFocus();
    expect(markOf(app)).toMatchObject({ seenAt: '2024-02-29' });
    expect(markOf(app)).not.toHaveProperty('viewings');
    await userEvent.keyboard('{Enter}');
    await expect.element(days).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Seen')).toHaveAttribute('aria-pressed', 'false');
    expect(shownBy(app)).toContain('2 days removed');
    app.notifications.notifications$.subscribe((shown) => shown.at(-1)?.action?.run()).unsubscribe();
    await expect.poll(() => markOf(app)?.seenAt).toBe('2026-11-21');
  });

  it('keep a day before the title came out, and say so (product.md, Marks: seen again)', async () => {
    const days = ['2020-05-04', '2020-05-03', '2020-05-02', '2020', '2019', ''];
    const marks = [{ id: 1, seenAt: '2020-05-04', viewings: Object.fromEntries(days.map((day) => [day, {}])) }];
    const fetchDetails = async () => ({ ...details(), release_date: '2020-05-03' });
    await openDetail({ fetchDetails }, { library: { ...EMPTY_LIBRARY, marks } });
    await userEvent.click(button('When did you see it?'));
    const lines = page.getByRole('list', { name: 'Days on which you saw it' }).getByRole('listitem').elements();
    expect(lines.map(({ textContent }) => textContent.includes(', before it came out'))).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('add no more than 100 days, and no day twice (product.md, Marks: viewings)', async () => {
    const dayAt = (at: number) =>
      `2020-${String(1 + Math.floor(at / 28)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
    const viewings = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [dayAt(at), {}]));
    const marks = [{ id: 1, seenAt: dayAt(99), viewings }];
    await openDetail({}, { library: { ...EMPTY_LIBRARY, marks } });
    await userEvent.click(button('Seen'));
    expect(button('Again today').elements()).toEqual([]);
    await userEvent.click(button('Another day…'));
    await expect.element(page.getByText('No more than 100 days can be added.')).toBeVisible();
    await userEvent.click(button('Remove January 1, 2020'));
    await page.getByLabelText('Another day').fill('2020-01-02');
    await expect.element(button('On this day')).toBeDisabled();
    await page.getByLabelText('Another day').fill('2020-01-01');
    await expect.element(button('On this day')).toBeEnabled();
  });

  it('rate it by a press (product.md, Marks: rating)', async () => {
    const { app, clock } = await openDetail();
    await expect.element(page.getByText('Rate it')).toBeVisible();
    await userEvent.click(star(7));
    await expect.element(page.getByText('7/10')).toBeVisible();
    await clock.advance(399);
    expect(markOf(app)).toBeUndefined();
    await clock.advance(1);
    await expect.poll(() => markOf(app)?.rating).toBe(7);

    await userEvent.click(button('Clear your rating'));
    await expect.element(page.getByText('Rate it')).toBeVisible();
    await expect.element(star(1)).toHaveFocus();
    expect(markOf(app)).toBeUndefined();
  });

  it('rate it by the arrow keys, and keep where the visitor stays (product.md, Marks: rating)', async () => {
    const { app, clock } = await openDetail();
    await userEvent.click(star(3));
    await clock.advance(100);
    for (let press = 0; press < 5; press += 1) await userEvent.keyboard('{ArrowRight}');
    await expect.element(star(8)).toBeChecked();
    expect(markOf(app)).toBeUndefined();
    await clock.advance(400);
    await expect.poll(() => markOf(app)?.rating).toBe(8);
    expect(shownBy(app)).toEqual(['Rated 8 of 10']);
  });

  it('keep a rating when the visitor leaves at once (product.md, Marks: rating)', async () => {
    const { app, screen, clock } = await openDetail();
    await userEvent.click(star(9));
    await screen.unmount();
    await clock.advance(400);
    await expect.poll(() => markOf(app)?.rating).toBe(9);
  });

  it.each(['Twice.  <script>pwned = 1</script>', 'שלום, עולם', '👩‍👩‍👧‍👦'.repeat(500), 'w'.repeat(500)])(
    'keep a note as it was written: %.20s (product.md, Marks: note)',
    async (text) => {
      const { app } = await openDetail();
      await userEvent.click(button('Note'));
      await page.getByRole('textbox').fill(text);
      await userEvent.click(button('Save the note'));
      await expect.element(button('Note, you wrote one')).toBeVisible();
      expect(markOf(app)?.note).toBe(text);
      await userEvent.click(button('Note, you wrote one'));
      await expect.element(page.getByRole('textbox')).toHaveValue(text);
      await userEvent.click(button('Remove the note'));
      await expect.element(button('Note')).toHaveFocus();
      expect(markOf(app)).toBeUndefined();
    },
  );

  it('keep a note without the spaces around it (product.md, Marks: note)', async () => {
    const { app } = await openDetail();
    await userEvent.click(button('Note'));
    await page.getByRole('textbox').fill('  Twice. \n');
    await userEvent.click(button('Save the note'));
    await expect.poll(() => markOf(app)?.note).toBe('Twice.');
  });

  it('change a note that joining made of two, but make it no longer (product.md, Marks: joined notes)', async () => {
    const [first, second] = ['a'.repeat(400), 'b'.repeat(400)];
    const marks = [{ id: 1, note: `${first}\n\n${second}` }];
    const { app } = await openDetail({}, { library: { ...EMPTY_LIBRARY, marks } });
    await userEvent.click(button('Note, you wrote one'));
    const field = page.getByRole('textbox');
    await expect.element(field).toHaveValue(`${first}\n\n${second}`);
    await field.fill(`${first}${second}`);
    await expect.element(page.getByRole('alert')).toHaveTextContent('A paragraph has at most 500 characters');
    await expect.element(button('Save the note')).toBeDisabled();
    await field.fill(`${first}\n\n${second}, and more`);
    await expect.element(field).toHaveValue(`${first}\n\n${second}`);
    await field.fill(`${first}\n\nand more`);
    await userEvent.click(button('Save the note'));
    await expect.poll(() => markOf(app)?.note).toBe(`${first}\n\nand more`);
  });

  it('hide it, and show it again (product.md, Hiding: not interested)', async () => {
    const { app } = await openDetail();
    await userEvent.click(button('Not interested'));
    await expect.element(button('Not interested')).toHaveAttribute('aria-pressed', 'true');
    expect(markOf(app)).toMatchObject({ hiddenAt: NOW });
    await userEvent.click(button('Not interested'));
    await expect.element(button('Not interested')).toHaveAttribute('aria-pressed', 'false');
    expect(markOf(app)).toBeUndefined();
  });
});
