import { bundles } from './bundle-of.mjs';
import { BESIDE, cells, COUNT } from './cells.mjs';
import { FILES, measureConverted, STEPS } from './convert-file.mjs';
import { devicesTable } from './devices-table.mjs';
import { measureVersions } from './earlier-versions.mjs';
import { encoder } from './encode.mjs';
import { measureImport } from './import-file.mjs';
import { measure } from './measure.mjs';
import { repeat } from './repeat.mjs';
import { measureList, measureScreen } from './saved-list.mjs';
import { screens } from './screens.mjs';
import { FORMS, measureTaken } from './take-along.mjs';
import { measureToggle, measureToggles } from './toggle.mjs';
import { findKey } from './visit.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {{ title: string, rows: string[][] }} Table the first row is the head */
/** @typedef {(browser: Browser, origin: string) => Promise<Table>} Part */

const WIDTHS = [390, 1_440];
const MOST = 10_000;
const COUNTS = [100, 1_000, MOST];
const MARKS = 5_000;
const ROWS = 5_000;
const LOOKS = /** @type {const} */ (['grid', 'list']);

/** @type {Part} */
async function screenTable(browser, origin) {
  const rows = [['screen, px', 'FCP ms', 'LCP ms', 'CLS', 'blocking ms', 'JS kB', 'requests', 'DOM nodes']];
  for (const { name, path } of await screens(browser, origin)) {
    for (const width of WIDTHS) {
      const seen = await repeat(() => measure(browser, { url: origin + path, width }));
      const { fcp, lcp, cls, longTasks, jsBytes, requests, nodes } = seen;
      const figures = cells([
        [fcp, 0],
        [lcp, 0],
        [cls, 3],
        [longTasks, 0],
        [jsBytes / 1_000, 1],
        [requests, 0],
        [nodes, 0],
      ]);
      rows.push([`${name}, ${width}`, ...figures]);
    }
  }
  return { title: `First visits to the demo build ${BESIDE}`, rows };
}

/** @type {Part} */
async function listTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const rows = [['titles, view', 'first picture ms', 'DOM nodes', 'open ms', 'filter ms', 'sort ms', 'remove ms']];
  for (const count of COUNTS) {
    const entry = { key, text: encode(bundleOf({ watchlist: count })).text };
    for (const look of LOOKS) {
      const { picture, nodes, open, filter, sort, remove } = await repeat(() =>
        measureList(browser, { origin, entry, look }),
      );
      const figures = cells([
        [picture, 0],
        [nodes, 0],
        [open, 1],
        [filter, 1],
        [sort, 1],
        [remove, 1],
      ]);
      rows.push([`${COUNT.format(count)}, ${look}`, ...figures]);
    }
  }
  const title = `The watchlist ${BESIDE}; open, filter, sort by title and then remove are the longest task,
by its time on the CPU. The library is loaded a second after the app is ready, and the first picture comes after that`;
  return { title, rows };
}

/** @type {Part} */
async function toggleTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const rows = [['saved', 'add, paint ms', 'add ms', 'remove, paint ms', 'remove ms', 'save ms', 'encode ms', 'kB']];
  for (const count of COUNTS) {
    const bundle = bundleOf({ watchlist: count });
    const { text } = encode(bundle);
    const saved = { origin, entry: { key, text } };
    const { addPaint, addTask, removePaint, removeTask, saveTask } = await repeat(() => measureToggle(browser, saved));
    const { ms } = await repeat(async () => ({ ms: encode(bundle).ms }));
    const bytes = Buffer.byteLength(text);
    const figures = cells([
      [addPaint, 1],
      [addTask, 1],
      [removePaint, 1],
      [removeTask, 1],
      [saveTask, 1],
      [ms, 1],
      [bytes / 1_000, 1],
    ]);
    rows.push([COUNT.format(count), ...figures]);
  }
  const title = `A card's toggle on the home screen ${BESIDE}: from click to paint, and the longest task, by
its time on the CPU, of it and of the save to localStorage, which takes 10,000 titles because the demo's overviews are short`;
  return { title, rows };
}

/** @type {Part} */
async function logTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const saved = { origin, entry: { key, text: encode(bundleOf({ watchlist: MOST })).text } };
  const rows = [['log', 'first toggle, work ms', 'later ones, work ms', 'later ones, longest task ms']];
  for (const isLogged of [true, false]) {
    const { first, later, longest } = await repeat(() => measureToggles(browser, { ...saved, isLogged }));
    rows.push([
      isLogged ? 'on' : 'refused',
      ...cells([
        [first, 1],
        [later, 1],
        [longest, 1],
      ]),
    ]);
  }
  const title = `What the log costs a card's toggle with ${COUNT.format(MOST)} titles saved, ${BESIDE}: the main thread's tasks
until saving begins, by their time on the CPU`;
  return { title, rows };
}

/** @type {Part} */
async function marksTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const rows = [['screen, saved', 'first picture ms', 'DOM nodes', 'open ms', 'scroll ms']];
  for (const { path, counts } of [
    { path: '/movie', counts: {} },
    { path: '/movie', counts: { marks: MARKS } },
    { path: '/watchlist', counts: { watchlist: MARKS } },
    { path: '/seen', counts: { marks: MARKS } },
    { path: '/diary', counts: { viewings: MOST } },
  ]) {
    const entry = { key, text: encode(bundleOf(counts)).text };
    const { picture, nodes, open, scroll } = await repeat(() => measureScreen(browser, { origin, entry, path }));
    const figures = cells([
      [picture, 0],
      [nodes, 0],
      [open, 1],
      [scroll, 1],
    ]);
    const saved = Object.entries(counts).map(([list, count]) => `${COUNT.format(count)} in ${list}`);
    rows.push([`${path}, ${saved[0] ?? 'nothing'}`, ...figures]);
  }
  return { title: `What marks cost ${BESIDE}; open and scroll are the longest task, by its time on the CPU`, rows };
}

/** @type {Part} */
async function importTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const saved = { origin, entry: { key, text: encode(bundleOf({})).text } };
  const rows = [['rows', 'read ms', 'longest task', 'match ms', 'longest task', 'add ms', 'longest task']];
  for (const count of [100, ROWS]) {
    const seen = await repeat(() => measureImport(browser, { ...saved, rows: count }));
    const figures = cells([
      [seen.read, 0],
      [seen.readTask, 1],
      [seen.match, 0],
      [seen.matchTask, 1],
      [seen.add, 0],
      [seen.addTask, 1],
    ]);
    rows.push([COUNT.format(count), ...figures]);
  }
  const title = `A file of titles brought to an empty watchlist without a network ${BESIDE}; longest tasks by their time on the CPU`;
  return { title, rows };
}

/** @type {Part} */
async function versionsTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const saved = { origin, entry: { key, text: encode(bundleOf({ watchlist: MOST })).text } };
  const { daily, act, bytes } = await repeat(() => measureVersions(browser, saved));
  const figures = cells([
    [daily, 1],
    [act, 1],
    [bytes / 1_000, 0],
  ]);
  const title = `Earlier versions of ${COUNT.format(MOST)} titles ${BESIDE}; longest tasks by their time on the CPU. Restoring, and saving the
lists themselves, is among those of the act`;
  return { title, rows: [['the day’s, longest task ms', 'an act and the one before it', 'kB'], figures] };
}

/** @type {Part} */
async function takenTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const entry = { key, text: encode(bundleOf({ marks: MOST })).text };
  const taken = await repeat(() => measureTaken(browser, { origin, entry }));
  const rows = FORMS.map((form) => [form, ...cells([[taken[form] ?? Number.NaN, 1]])]);
  const title = `${COUNT.format(MOST)} marks taken along ${BESIDE}; longest tasks by their time on the CPU`;
  return { title, rows: [['form', 'longest task ms'], ...rows] };
}

/** @type {Part} */
async function convertedTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const saved = { origin, entry: { key, text: encode(bundleOf({})).text } };
  const phases = [...STEPS, ...FORMS];
  const rows = [['file', 'MB', ...phases]];
  for (const file of FILES) {
    const seen = await repeat(() => measureConverted(browser, { ...saved, file: { ...file, count: MOST } }));
    const bytes = (seen['bytes'] ?? Number.NaN) / 1_000_000;
    rows.push([
      file.kind,
      ...cells([[bytes, 1], ...phases.map((phase) => /** @type {const} */ ([seen[phase] ?? Number.NaN, 1]))]),
    ]);
  }
  const title = `A file of ${COUNT.format(MOST)} movies only converted, without a network, ${BESIDE}; longest tasks by their time on the CPU`;
  return { title, rows };
}

/** @type {Readonly<Record<string, Part>>} */
export const PARTS = {
  screens: screenTable,
  lists: listTable,
  toggle: toggleTable,
  log: logTable,
  marks: marksTable,
  import: importTable,
  taken: takenTable,
  converted: convertedTable,
  devices: devicesTable,
  versions: versionsTable,
};
