import type { UnknownTable } from '#domain/import/columns/table-choices.ts';
import { parsed } from './parsed.ts';
import { questionOf } from './reading-of.ts';

const TEXT = `Pelikula,Year,Status,Watched on,Mine
Dust Parade,1968,gesehen,3/4/2021,8
Hotel Perihelion,2021,abgebrochen,,
Brass Lullaby,1957,Merkliste,,7
Concrete Swans,2018,gesehen,5/6/2022,6
The Tin Admiral,1963,Merkliste,,
Salt on the Piano,2024,gesehen,7/8/2023,9
`;

/** What is asked about a table of which something can be told, and which has days that can be read in two ways. */
export const aTable = (text = TEXT, name = 'mga pelikula.csv'): UnknownTable => {
  const outcome = questionOf(parsed({ [name]: text }));
  if (outcome.kind !== 'ask-columns') throw new Error(`Nothing is asked: ${JSON.stringify(outcome)}`);
  return outcome.table;
};
