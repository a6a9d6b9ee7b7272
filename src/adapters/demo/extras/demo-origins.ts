import { titleKey, type TitleKey } from '#domain/title.ts';
import type { DemoTitle } from '../demo-data.ts';
import { percentOf } from './percent-of.ts';

interface Origin {
  readonly language: string;
  readonly countries: readonly string[];
  /** In that language, where it differs from the name. */
  readonly name?: string;
}

const ABROAD: ReadonlyMap<TitleKey, Origin> = new Map<TitleKey, Origin>([
  ['movie:1005', { language: 'pt', countries: ['PT', 'BR'], name: 'Os Ladrões de Papagaios do Porto' }],
  ['movie:1050', { language: 'ar', countries: ['EG'] }],
  ['movie:1056', { language: 'sv', countries: ['SE'], name: 'Simläraren vid Orsasjön' }],
  ['movie:1066', { language: 'cs', countries: ['CZ'], name: 'Zimní sazby v Grandhotelu Ostrava' }],
  ['movie:1070', { language: 'de', countries: ['DE', 'AT'], name: 'Das untertriebene Leben des Oskar Brandt' }],
  ['movie:1195', { language: 'de', countries: ['AT'], name: 'Die Plakatträger von Salzburg' }],
  ['movie:1204', { language: 'fr', countries: ['FR'], name: 'Le Receleur de Marseille' }],
  ['movie:1207', { language: 'nl', countries: ['BE', 'NL'], name: 'Papieren maan boven Antwerpen' }],
  ['movie:1233', { language: 'fr', countries: ['FR', 'CH'], name: 'Onze gares avant Valmont' }],
  ['movie:1238', { language: 'fr', countries: ['FR'], name: 'Les Apiculteurs de Saint-Sauveur' }],
  ['movie:1321', { language: 'ro', countries: ['RO'], name: 'Balonul de peste București' }],
  ['movie:1350', { language: 'fr', countries: ['FR'], name: 'Les Videurs de Saint-Tropez' }],
  ['movie:1391', { language: 'ja', countries: ['JP'], name: '紙の侍' }],
  ['movie:1412', { language: 'sv', countries: ['SE'], name: 'Isskärarna på Vänern' }],
  ['tv:1319', { language: 'he', countries: ['IL'] }],
]);

const AT_HOME: readonly (readonly string[])[] = [['GB'], ['US'], ['GB', 'IE'], ['US', 'CA'], ['AU'], ['GB']];
/** Of a hundred titles, so many come from nobody knows where. */
const UNKNOWN = 4;

/** Where a title comes from; undefined where nobody knows. */
export const demoOrigin = ({ type, id }: DemoTitle): Origin | undefined => {
  const key = titleKey({ media_type: type, id });
  const abroad = ABROAD.get(key);
  if (abroad) return abroad;
  const chance = percentOf('origin', key);
  return chance < UNKNOWN ? undefined : { language: 'en', countries: AT_HOME[chance % AT_HOME.length] ?? [] };
};
