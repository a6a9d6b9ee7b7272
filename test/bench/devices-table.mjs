import { bundles } from './bundle-of.mjs';
import { BESIDE, cells, COUNT } from './cells.mjs';
import { encoder } from './encode.mjs';
import { repeat } from './repeat.mjs';
import { MANY, measureSync, PHASES } from './sync-devices.mjs';
import { findKey } from './visit.mjs';

const SAVED = 10_000;

const NAMES = {
  joining: 'joining',
  nothing: 'a round with nothing new',
  one: 'one title more elsewhere',
  many: `${COUNT.format(MANY)} titles more elsewhere`,
  change: 'one removed here',
  backup: 'a daily backup',
};

/** @type {import('./parts.mjs').Part} */
export async function devicesTable(browser, origin) {
  const [bundleOf, encode, key] = [await bundles(), await encoder(), await findKey(browser, origin)];
  const saved = { origin, entry: { key, text: encode(bundleOf({ watchlist: SAVED })).text } };
  const seen = await repeat(() => measureSync(browser, saved));
  const rows = PHASES.map((phase) => [
    NAMES[phase],
    ...cells([
      [seen[`${phase} longest`], 1],
      [seen[`${phase} work`], 0],
    ]),
  ]);
  const title = `Sharing ${COUNT.format(SAVED)} titles through a folder ${BESIDE}; longest tasks and all work of the main thread,
by their time on the CPU. Saving the lists themselves is among it`;
  return { title, rows: [['what', 'longest task ms', 'work ms'], ...rows] };
}
