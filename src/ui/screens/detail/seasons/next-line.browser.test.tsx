// First, so that the order of the layers is known before any component's.
import '#ui/styles/global.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { everyShow } from '#fixtures/shows/every-show.ts';
import { libraryOf } from '#fixtures/ui/library-of.ts';
import { renderWithApp } from '#fixtures/ui/render-with-app.tsx';
import { NextPlace } from './next-place.tsx';

/** What is not out yet comes on January 1, 2027. */
const SEASONS = [aSeason(1, 3), aSeason(2, 4, 2)];
const answeredAt = Date.parse('2026-11-21T11:00:00Z');
const MEMORY = {
  recall: async () => new Map([['tv:1', { answeredAt, show: { answeredAt, seasons: SEASONS } }]]),
  remember: async () => undefined,
};

const open = async (seasons: Record<string, string> | undefined, has: Partial<Library> = {}, titleMemory = MEMORY) => {
  const { showCatalog, asked } = everyShow(SEASONS);
  const episodes = seasons ? [{ id: 1, name: 'Show 1', seasons }] : [];
  const harness = await renderWithApp(<NextPlace id={{ media_type: 'tv', id: 1 }} />, {
    showCatalog,
    titleMemory,
    library: { ...EMPTY_LIBRARY, episodes, ...has },
  });
  return { ...harness, asked };
};
const place = () => document.querySelector('[data-show]');
const tick = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

describe('what is next on the page of a show (product.md, Up next: on the page of a show)', () => {
  it('is the episode, a link to its season, how much was seen, and its tick, which goes on; nothing is asked', async () => {
    const { app, asked, clock } = await open({ '1': '1-2' });
    await expect.element(page.getByRole('link', { name: 'S1 E3 Part 3' })).toHaveAttribute('href', '/tv/1/season/1');
    expect(place()?.textContent).toBe('Next: S1 E3 Part 32 of 5Seen');
    (tick('Seen: S1 E3').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(tick('Seen: S2 E1')).toHaveFocus();
    await expect.element(tick('Seen: S2 E1')).toHaveAttribute('aria-pressed', 'false');
    expect(libraryOf(app).episodes[0]?.seasons).toEqual({ '1': expect.stringMatching(/^1-2,3@/) as string });
    await clock.advance(60_000);
    expect(asked).toEqual([]);
  });

  it.each<[string, Record<string, string>, string, string]>([
    [
      'the day of what is to come',
      { '1': '1-3', '2': '1-2' },
      'Next: S2 E3 on January 1, 2027 5 of 5',
      '/tv/1/season/2',
    ],
    ['that nothing is', { '1': '1-3', '2': '1-4' }, 'Up to date 7 of 7', '/up-next'],
  ])('says %s', async (_, seasons, expected, path) => {
    await open(seasons);
    await expect.poll(() => place()?.textContent).toBe(expected);
    await expect.element(page.getByRole('link')).toHaveAttribute('href', path);
  });

  it('leads to where it is asked for what the device does not know', async () => {
    await open({ '1': '1' }, {}, { ...MEMORY, recall: async () => new Map() });
    await expect.element(page.getByRole('link', { name: 'Not checked yet' })).toHaveAttribute('href', '/up-next');
  });

  it('has its place before it is known, and none where the show is not followed', async () => {
    const { screen } = await open({ '1': '1' });
    expect(place()?.getBoundingClientRect().height).toBe(44);
    await screen.unmount();
    await open(undefined);
    expect(place()).toBeNull();
  });

  it.each([
    ['remembered', [7, 1], 1],
    ['not remembered', [7], 0],
    ['nobody’s', undefined, 0],
  ] as const)('has its place before the lists are known where the show is %s', async (_, followed, places) => {
    const { showCatalog } = everyShow(SEASONS);
    const followedMemory = { recall: () => followed, remember: () => undefined };
    const given = { showCatalog, titleMemory: MEMORY, followedMemory };
    await renderWithApp(<NextPlace id={{ media_type: 'tv', id: 1 }} />, given);
    expect(document.querySelectorAll('[data-show]')).toHaveLength(places);
  });

  it('tells no name that is veiled', async () => {
    await open({ '1': '1-2' }, { preferences: { ...EMPTY_LIBRARY.preferences, veilsUnseen: true } });
    await expect.poll(() => place()?.textContent).toBe('Next: S1 E3 2 of 5Seen');
  });
});
