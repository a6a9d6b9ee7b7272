import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Of packages whose code is in the site. Each lets it be shipped under MIT, with its notice in the list of licences. */
const SHIPPED = new Set(['MIT', 'ISC', '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'OFL-1.1']);
/** Of packages that only build and test it. */
const OF_TOOLS = new Set([...SHIPPED, 'MPL-2.0', 'LGPL-3.0-or-later', 'BlueOak-1.0.0', 'CC-BY-4.0', 'Zlib']);

interface Package {
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** One of the licences that are offered is enough; of those that are joined, each counts. */
const isAllowed = ({ license = 'none', dev, devOptional }: Package): boolean => {
  const allowed = dev || devOptional ? OF_TOOLS : SHIPPED;
  const offers = license.replaceAll(/[()]/g, '').split(' OR ');
  return offers.some((offer) => offer.split(' AND ').every((part) => allowed.has(part)));
};

it('every package is under a licence that its use allows', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const { '': _, ...packages } = lock.packages;
  expect(Object.keys(packages).length).toBeGreaterThan(300);
  const refused = Object.entries(packages).filter(([, each]) => !isAllowed(each));
  expect(refused.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
});
