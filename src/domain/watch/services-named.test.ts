import { expect, it } from 'vitest';
import { servicesNamed } from './services-named.ts';

const services = ['Disney+', 'Canal+ Séries', 'MUBI', 'WOW ＴＶ', 'Pathé Thuis', 'ℝaw'].map((name, at) => ({
  id: at + 1,
  name,
  logoPath: null,
}));

it.each<[string, readonly string[]]>([
  ['', services.map(({ name }) => name)],
  ['disney', ['Disney+']],
  ['DISNEY +', ['Disney+']],
  ['canal+ series', ['Canal+ Séries']],
  ['+', ['Disney+', 'Canal+ Séries']],
  ['wowtv', ['WOW ＴＶ']],
  ['pathé', ['Pathé Thuis']],
  ['raw', ['ℝaw']],
  ['nowhere', []],
])('services are found by %j, as people type it', (text, names) => {
  expect(servicesNamed(services, text).map(({ name }) => name)).toEqual(names);
});
