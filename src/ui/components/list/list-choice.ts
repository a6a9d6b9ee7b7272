import { filterNames } from '#domain/discovery/filter-table.ts';
import { withParams } from '../../hooks/address/with-params.ts';
import type { Option } from '../form/options.ts';
import { LIST_LOOKS, type ListLook } from './view-toggle.tsx';

/** One select of a list. The address leaves out its first option. */
interface ChoiceField<Value> {
  readonly param: string;
  readonly label: string;
  readonly options: readonly Option<Value & string>[];
}

/** The selects of a list, in their order. */
export type ChoiceFields<Chosen> = { readonly [Name in keyof Chosen]: ChoiceField<Chosen[Name]> };

export interface OrderAndLook {
  readonly isAscending: boolean;
  readonly look: ListLook;
}

/** What the visitor has chosen of a list. It is in the URL, so that Back finds it again. */
export type ListChoice<Chosen> = Chosen & OrderAndLook;

/** Those that an address says; the first one stands where it says none. */
const lookIn = (looks: readonly ListLook[], params: URLSearchParams): ListLook =>
  looks.find((look) => look === params.get('view')) ?? looks[0] ?? 'grid';

/** Reads the choice from the URL's parameters. Invalid values are ignored. */
export const readChoice = <Chosen>(
  fields: ChoiceFields<Chosen>,
  params: URLSearchParams,
  looks: readonly ListLook[] = LIST_LOOKS,
): ListChoice<Chosen> => {
  const read = filterNames(fields).map((name) => {
    const { param, options } = fields[name];
    return [name, (options.find(({ value }) => value === params.get(param)) ?? options[0])?.value] as const;
  });
  return {
    ...(Object.fromEntries(read) as Chosen),
    isAscending: params.get('order') === 'asc',
    look: lookIn(looks, params),
  };
};

/** The URL's parameters with this choice in them. Defaults are left out, and other parameters stay. */
export const writeChoice = <Chosen>(
  fields: ChoiceFields<Chosen>,
  params: URLSearchParams,
  choice: ListChoice<Chosen> & { readonly looks?: readonly ListLook[] },
): URLSearchParams => {
  const [first] = choice.looks ?? LIST_LOOKS;
  const written = filterNames(fields).map((name) => {
    const { param, options } = fields[name];
    return [param, options.slice(1).find(({ value }) => value === choice[name])?.value] as const;
  });
  return withParams(params, {
    ...Object.fromEntries(written),
    order: choice.isAscending ? 'asc' : undefined,
    view: choice.look === first ? undefined : choice.look,
  });
};
