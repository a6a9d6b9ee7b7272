import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import type { Episode } from '#domain/shows/season.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { episode, FUTURE, kept, season, SECOND, showSeason } from '#fixtures/ui/open-season.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const line = (at: number) =>
  page
    .getByRole('list', { name: /Season/ })
    .getByRole('listitem')
    .nth(at);
const names = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);

beforeEach(() => page.viewport(1280, 900));

describe('a line of a season (product.md, Shows: lines)', () => {
  it('says number, name, day, runtime, when it was seen, and what it is about', async () => {
    await showSeason(SECOND, { library: kept({ '2': '1@20614,2' }) });
    await expect.element(line(0)).toHaveTextContent('1 Part 1February 3, 200150mSeen June 10, 2026About 1.');
    await expect.element(line(1)).toHaveTextContent('2 Part 2February 3, 200150mSeen some timeAbout 2.');
    await expect.element(line(2)).toHaveTextContent('3 Part 3NextFebruary 3, 200150mAbout 3.');
    await expect.element(line(3)).toHaveTextContent('May 14 Part 4Not out yet, May 1, 299950mAbout 4.');
  });

  it('says that the provider has lost what was seen, and goes with its tick, which leaves the focus near', async () => {
    const library = kept({ '2': '2-3,77' });
    await showSeason(
      season(
        2,
        [1, 2, 3].map((number) => episode(number)),
      ),
      { library },
    );
    await expect
      .element(line(3))
      .toHaveTextContent('Episode 77No longer in the catalogueSeen some timeYour tick is kept.');
    await button('Seen: S2 E77').click();
    await expect
      .poll(
        () =>
          page
            .getByRole('list', { name: /Season/ })
            .getByRole('listitem')
            .elements().length,
      )
      .toBe(3);
    await expect.element(button('Seen: S2 E3')).toHaveFocus();
  });

  it('says where a text is English in place of the chosen language (product.md, Titles in one’s language: in English)', async () => {
    const preferences = { ...EMPTY_LIBRARY.preferences, titleLanguage: 'de-DE' };
    const episodes = [
      episode(1, { name: 'Ebbe', name_language: 'de-DE', overview: 'About 1.', overview_language: 'en' }),
      episode(2, { name: 'Flut', name_language: 'de-DE', overview: 'Von 2.', overview_language: 'de-DE' }),
    ];
    await showSeason(season(2, episodes), { library: { preferences } });
    await expect.element(line(0)).toHaveTextContent('1 EbbeFebruary 3, 200150mIn EnglishAbout 1.');
    await expect.element(line(1)).toHaveTextContent('2 FlutFebruary 3, 200150mVon 2.');
    expect(line(1).element().querySelector('p[lang="de-DE"]')).toHaveTextContent('Von 2.');
    await button('1 Ebbe').click();
    await expect.element(page.getByRole('dialog', { name: 'S2 E1 Ebbe' })).toHaveTextContent('About 1.In English');
    expect(page.getByRole('dialog').element().querySelector('h2 [lang="de-DE"]')).toHaveTextContent('Ebbe');
  });

  it('opens no dialog when it comes back', async () => {
    const { app } = await showSeason(season(2, [episode(1)]), { library: kept({ '2': '77' }) });
    await button('Episode 77').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Seen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    app.notifications.notifications$.subscribe((shown) => shown.at(-1)?.action?.run()).unsubscribe();
    await expect.element(line(1)).toHaveTextContent('Episode 77');
    expect(dialog.elements()).toEqual([]);
  });

  it.each<readonly [string, Partial<Episode>, string]>([
    ['without a name', { name: '' }, 'Episode 1February 3, 2001'],
    ['of the number 0', { episode_number: 0, name: '' }, 'Episode 0February 3, 2001'],
    ['with an empty day', { air_date: '' }, '1 Part 1No date yet'],
    ['of the day 9999', { air_date: '9999' }, '1 Part 1No date yet'],
    ['of a day that is none', { air_date: '2001-02-30' }, '1 Part 1No date yet'],
  ])('of an episode %s', async (_, fields, expected) => {
    await showSeason(season(2, [episode(1, fields)]));
    await expect.element(line(0)).toHaveTextContent(expected);
  });

  it('is there for an episode behind a gap, and for runs that go on far behind the last one', async () => {
    await showSeason(season(2, [episode(1), episode(40), episode(41)]), { library: kept({ '2': '41-99999' }) });
    await expect.poll(names).toEqual(['1 Part 1', '40 Part 40', '41 Part 41']);
    await expect.element(page.getByText('1 of 3 seen')).toBeVisible();
  });

  it('opens all of what it may cut off, by keyboard too, and gives the focus back', async () => {
    await showSeason(SECOND, { library: kept({ '2': '1@20614' }) });
    const name = page.getByRole('button', { name: '1 Part 1', exact: true });
    (name.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'S2 E1 Part 1', exact: true });
    await expect.element(dialog).toHaveTextContent('February 3, 2001 · 50m · Seen June 10, 2026About 1.');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(name).toHaveFocus();
  });

  it('goes on to the episode behind it, and ticks what is shown (product.md, Shows: lines)', async () => {
    const { app, told } = await showSeason(season(2, [episode(1, { overview: '' }), episode(2, { air_date: FUTURE })]));
    await page.getByRole('button', { name: '1 Part 1', exact: true }).click();
    await page.getByRole('button', { name: 'Next episode' }).click();
    const dialog = page.getByRole('dialog', { name: 'S2 E2 Part 2', exact: true });
    await expect.element(dialog).toHaveTextContent('Not out yet, May 1, 2999');
    expect(document.querySelectorAll('[role="dialog"] img')).toHaveLength(1);
    await expect.element(dialog.getByRole('button', { name: 'Next episode' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Seen: S2 E2' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Seen: S2 E2' })).toHaveAttribute('aria-pressed', 'true');
    expect(told).toContain('S2 E2 marked as seen');
    expect(libraryOf(app).episodes[0]?.seasons).toEqual({ '2': expect.stringMatching(/^2@/) as string });
  });

  it('tells nothing in its dialog that is veiled', async () => {
    const preferences = { ...EMPTY_LIBRARY.preferences, veilsUnseen: true };
    await showSeason(SECOND, { library: { ...kept({ '2': '1' }), preferences } });
    await page.getByRole('button', { name: 'Episode 2', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'S2 E2', exact: true });
    await expect.element(dialog).toHaveTextContent('February 3, 2001 · 50mHidden until you have seen it.');
    expect(document.querySelectorAll('[role="dialog"] img')).toHaveLength(0);
  });

  it('of thousands only those near the window are in the page', async () => {
    await showSeason(
      season(
        2,
        Array.from({ length: 1_500 }, (_, at) => episode(at + 1)),
      ),
    );
    await expect.element(page.getByText('0 of 1,500 seen')).toBeVisible();
    await expect.element(line(0)).toHaveAttribute('aria-setsize', '1500');
    expect(
      page
        .getByRole('list', { name: /Season/ })
        .getByRole('listitem')
        .elements().length,
    ).toBeLessThan(60);
  });
});

describe('the episode that is next (product.md, Shows: next)', () => {
  const marked = () =>
    [...document.querySelectorAll('li')].flatMap((each) =>
      [...each.querySelectorAll('p > span')].some(({ textContent }) => textContent === 'Next')
        ? [each.querySelector('h2')?.textContent]
        : [],
    );

  it('is marked, and the mark goes on with a tick', async () => {
    await showSeason(SECOND, { library: kept({ '2': '1' }) });
    await expect.poll(marked).toEqual(['2 Part 2']);
    await button('Seen: S2 E2').click();
    await expect.poll(marked).toEqual(['3 Part 3']);
  });

  it('is not marked where nothing was seen of the show', async () => {
    await showSeason();
    await expect.element(line(0)).toBeVisible();
    expect(marked()).toEqual([]);
  });
});

describe('what was not seen (product.md, Shows: veil)', () => {
  const choose = async (name: string) => {
    await button('More').click();
    await button(name).click();
  };

  it('is veiled: names, overviews and stills; it is kept, and a tick lifts it', async () => {
    const { app } = await showSeason(SECOND, { library: kept({ '2': '1' }) });
    expect(libraryOf(app).preferences).not.toHaveProperty('veilsUnseen');
    await choose('Hide spoilers');
    await expect.element(button('More')).toHaveFocus();
    await expect.poll(names).toEqual(['1 Part 1', 'Episode 2', 'Episode 3', 'Episode 4']);
    expect(libraryOf(app).preferences.veilsUnseen).toBe(true);
    expect(document.querySelectorAll('li img')).toHaveLength(1);
    expect(page.getByText('About 2.').elements()).toEqual([]);
    await expect.element(page.getByText('Hidden until you have seen it.').first()).toBeVisible();
    await button('Seen: S2 E2').click();
    await expect.poll(names).toEqual(['1 Part 1', '2 Part 2', 'Episode 3', 'Episode 4']);
    await choose('Show spoilers');
    await expect.poll(names).toEqual(['1 Part 1', '2 Part 2', '3 Part 3', '4 Part 4']);
  });

  it('is lifted from one episode by its own button, which leaves the others', async () => {
    await showSeason(SECOND, { library: { preferences: { ...EMPTY_LIBRARY.preferences, veilsUnseen: true } } });
    await expect.poll(names).toEqual(['Episode 1', 'Episode 2', 'Episode 3', 'Episode 4']);
    (page.getByRole('button', { name: 'Show', exact: true }).nth(1).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Episode 1', '2 Part 2', 'Episode 3', 'Episode 4']);
    await expect.element(page.getByRole('button', { name: '2 Part 2', exact: true })).toHaveFocus();
  });
});
