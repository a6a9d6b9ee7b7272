import type { BenchState } from '#application/ports/bench.ts';
import type { Setting } from './setting.ts';

/** What an address says of the settings. */
interface AskedState {
  /** The values of those that are to be on, and undefined for those that are to end. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** The first value that is none. */
  readonly unknown?: { readonly setting: Setting; readonly text: string };
}

/** Several parameters of one name count as one, with commas. */
const textOf = (params: URLSearchParams, name: string): string | undefined =>
  params.has(name) ? params.getAll(name).join(',') : undefined;

/** What a search says of these settings. What it does not name is left as it is. */
export const askedState = (search: string, settings: readonly Setting[]): AskedState => {
  const params = new URLSearchParams(search);
  const asked = settings.flatMap((setting) => {
    const text = textOf(params, setting.name);
    return text === undefined ? [] : [{ setting, text, value: setting.accept(text) }];
  });
  const unknown = asked.find(({ setting, text, value }) => value === undefined && text !== setting.off);
  const known = asked.filter(({ setting, text, value }) => value !== undefined || text === setting.off);
  return {
    values: Object.fromEntries(known.map(({ setting, value }) => [setting.name, value])),
    ...(unknown && { unknown }),
  };
};

/** Only what is on. */
export const onlyOn = (values: AskedState['values']): BenchState =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
