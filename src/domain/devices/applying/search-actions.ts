import type { Library } from '../../library/library.ts';
import { itemIn, type Register } from '../register.ts';
import type { Actions } from './merging-plan.ts';

/** Saved searches that came, went or lead elsewhere by now. Those that came are first, the newest of them at the front. */
export const searchActions = ({ preferences }: Library, changed: readonly Register[]): Actions => {
  const { searches: own = [] } = preferences;
  const by = new Map(changed.map((register) => [register.key, itemIn('searches', register)]));
  const stayed = own.flatMap((each) => (by.has(each.name) ? (by.get(each.name) ?? []) : [each]));
  const here = new Set(own.map(({ name }) => name));
  const come = changed
    .toSorted((a, b) => (a.stamp < b.stamp ? 1 : a.stamp > b.stamp ? -1 : 0))
    .flatMap((register) => (here.has(register.key) ? [] : (itemIn('searches', register) ?? [])));
  const searches = [...come, ...stayed];
  if (JSON.stringify(searches) === JSON.stringify(own)) return [];
  return [
    searches.length > 0
      ? { kind: 'choices-set', set: { searches }, clear: [] }
      : { kind: 'choices-set', set: {}, clear: ['searches'] },
  ];
};
