import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_ID, openOutOfReach } from './import-file.mjs';
import { beginPhase } from './longest-tasks.mjs';
import { FORMS, takeInEachForm } from './take-along.mjs';
import { settle, visitAs } from './visit.mjs';

/** What makes a file of titles large: services write such texts beside each. */
const SUMMARY = 'A text about the title that nobody has asked for, as services give it. '.repeat(70);

/** @param {number} at */
const titleAt = (at) => ({ id: FIRST_ID + at, title: `Title ${at}`, year: 1930 + (at % 90) });

/** @typedef {(summary: string, titles: readonly ReturnType<typeof titleAt>[]) => string} Text */

/** A file of each kind, by the ending of its name: TMDB's table, Trakt's JSON, Kodi's XML. @type {Readonly<Record<string, Text>>} */
const TEXTS = {
  csv: (summary, titles) =>
    [
      'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated,Summary',
      ...titles.map(({ id, title, year }) => `${id},,movie,${title},${year}-05-01,,,,8,2024-03-01,${summary}`),
    ].join('\r\n'),
  json: (summary, titles) =>
    JSON.stringify(
      titles.map(({ id, title, year }) => ({
        last_watched_at: '2024-03-01T20:00:00.000Z',
        movie: { title, year, ids: { tmdb: id }, overview: summary },
      })),
    ),
  xml: (summary, titles) =>
    `<?xml version="1.0"?>\n<videodb>\n${titles
      .map(
        ({ id, title, year }) =>
          `<movie><title>${title}</title><plot>${summary}</plot><playcount>1</playcount><lastplayed>2024-03-01</lastplayed><uniqueid type="tmdb">${id}</uniqueid><year>${year}</year></movie>`,
      )
      .join('\n')}\n</videodb>`,
};

/** The files that are converted, by what they are called. */
export const FILES = [
  { kind: 'csv', isLarge: false },
  { kind: 'csv', isLarge: true },
  { kind: 'json', isLarge: true },
  { kind: 'xml', isLarge: true },
];
/** What is done with each, before it is taken along. */
export const STEPS = ['read', 'find', 'choose'];

/**
 * @template Result
 * @param {{ kind: string, isLarge: boolean, count: number }} file
 * @param {(path: string, bytes: number) => Promise<Result>} act
 */
async function withFile({ kind, isLarge, count }, act) {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-'));
  try {
    const titles = Array.from({ length: count }, (_, at) => titleAt(at));
    const text = TEXTS[kind]?.(isLarge ? SUMMARY : '', titles) ?? '';
    await writeFile(join(folder, `file.${kind}`), text);
    return await act(join(folder, `file.${kind}`), Buffer.byteLength(text));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * From the list to the choice of forms, each step a phase.
 * @param {import('playwright').Page} page @param {string} path of the file
 */
async function convertFile(page, path) {
  await page.getByRole('button', { name: 'Bring your lists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring your lists' });
  /** @param {string} phase @param {() => Promise<unknown>} act @param {import('playwright').Locator} shown */
  const step = async (phase, act, shown) => {
    await page.evaluate(beginPhase, phase);
    await act();
    await shown.waitFor({ timeout: 180_000 });
    await settle(page);
  };
  await dialog.getByRole('checkbox', { name: 'Only convert' }).check();
  await settle(page);
  const find = dialog.getByRole('button', { name: 'Find the titles' });
  const convert = dialog.getByRole('button', { name: /^Convert .* titles$/ });
  await step('read', () => dialog.locator('input[type="file"]').setInputFiles(path), find);
  await page.context().setOffline(true);
  await step('find', () => find.click(), convert);
  await step('choose', () => convert.click(), dialog.getByRole('button', { name: 'Take along' }));
  // Without a network a browser downloads nothing, be it its own.
  await page.context().setOffline(false);
  await takeInEachForm(page, dialog);
}

/**
 * Converts a file without a network into each form, and keeps nothing.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, entry: import('./visit.mjs').Entry, file: { kind: string, isLarge: boolean, count: number } }} order
 * @returns {Promise<Record<string, number>>} longest tasks, by steps and forms, and the file's `bytes`
 */
export const measureConverted = (browser, { origin, entry, file }) =>
  withFile(file, async (path, bytes) => {
    const { taskOf } = await visitAs(browser, {
      origin,
      entry,
      init: () => undefined,
      act: async (page) => {
        await openOutOfReach(page, origin);
        await convertFile(page, path);
      },
    });
    return { ...Object.fromEntries([...STEPS, ...FORMS].map((phase) => [phase, taskOf(phase)])), bytes };
  });
