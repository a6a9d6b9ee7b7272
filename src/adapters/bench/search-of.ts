import type { BenchState } from '#application/ports/bench.ts';

/** For people to read: an address may hold these as they are. */
const PLAIN = /%(2F|3A|2C|2B|2A)/g;

const parameter = ([name, value]: readonly [string, string]): string =>
  `${name}=${encodeURIComponent(value).replace(PLAIN, decodeURIComponent)}`;

/** A state as parameters of an address. A `+` stands between scenarios, and is a space to who reads the address. */
export const parametersOf = (state: BenchState): string => Object.entries(state).map(parameter).join('&');

/** A search with the state in place of what it says of the settings with these names. */
export const searchOf = (search: string, state: BenchState, names: readonly string[]): string => {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  const all = [params.toString(), parametersOf(state)].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
};
