import { useSearchParams } from 'react-router-dom';
import { filterNames } from '#domain/discovery/filter-table.ts';
import { useReplaceParams } from '../../hooks/address/use-replace-params.ts';
import type { Option } from '../form/options.ts';
import { type ChoiceFields, type ListChoice, type OrderAndLook, readChoice, writeChoice } from './list-choice.ts';
import { type ListLook, LIST_LOOKS } from './view-toggle.tsx';

/** What the controls of a list show of its choice, and change of it. */
export interface ListChoosing extends OrderAndLook {
  readonly looks: readonly ListLook[];
  readonly selects: readonly {
    readonly label: string;
    readonly value: string;
    readonly options: readonly Option<string>[];
    readonly onChange: (value: string) => void;
  }[];
  readonly onChoose: (chosen: Partial<OrderAndLook>) => void;
}

/** The choice of a list that is in the address, and what changes it (product.md, Lists: sort). */
export const useListChoice = <Chosen extends object>(
  fields: ChoiceFields<Chosen>,
  looks: readonly ListLook[] = LIST_LOOKS,
) => {
  const [params] = useSearchParams();
  const replaceParams = useReplaceParams();
  const choice = readChoice(fields, params, looks);
  const choose = (chosen: Partial<ListChoice<Chosen>>) =>
    replaceParams(writeChoice(fields, params, { ...choice, ...chosen, looks }));
  const { isAscending, look } = choice;
  const selects = filterNames(fields).map((name) => ({
    ...fields[name],
    value: String(choice[name]),
    onChange: (value: string) => choose({ ...choice, [name]: value }),
  }));
  const choosing: ListChoosing = {
    isAscending,
    looks,
    look,
    selects,
    onChoose: (chosen) => choose({ ...choice, ...chosen }),
  };
  return { choice, choose, choosing };
};
