import { Port } from '#application/ports/port.ts';
import { DEMO_DATA } from '../../demo/demo-data.ts';
import { decorating } from '../decoration.ts';
import { seededRandom } from '../seeded-random.ts';
import { settingOf } from '../setting.ts';
import { shuffled } from '../shuffled.ts';

const FORM = /^\d{1,9}$/;

/** Another order of the catalogue, and of what is left to chance (product.md, QA: seed). */
export const seedSetting = settingOf<number>({
  name: 'seed',
  label: 'Seed',
  group: 'Catalogue',
  kind: 'text',
  choices: [{ value: '7', does: 'A whole number: the titles in another order, and the same picks each time.' }],
  read: (text) => (FORM.test(text) ? Number(text) : undefined),
  write: String,
  decorate: (value) => {
    const seed = value();
    if (seed === undefined) return [];
    return [decorating(DEMO_DATA, (data) => shuffled(data, seed)), decorating(Port.random, () => seededRandom(seed))];
  },
});
