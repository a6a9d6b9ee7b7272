import type { Log } from '#application/ports/log.ts';
import { isScenarioName, type ScenarioName } from './scenario-name.ts';

/** Of the address, as in `/?scenario=slow`. */
export const PARAMETER = 'scenario';
const SHOWN = 40;

/**
 * The scenario a page begins with: the address's, else the one the tab remembers, else none.
 * @param search of the address; a name that there is not is ignored, and told to developers
 */
export const chosenScenario = (search: string, remembered: string | undefined, log: Log): ScenarioName => {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked !== null && isScenarioName(asked)) return asked;
  if (asked !== null) log.warn(`There is no scenario "${asked.slice(0, SHOWN)}".`);
  return remembered !== undefined && isScenarioName(remembered) ? remembered : 'none';
};
