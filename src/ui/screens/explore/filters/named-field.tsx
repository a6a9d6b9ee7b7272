import { useEffect, useState } from 'react';
import type { Outcome } from '#application/requests/abortable.ts';
import type { DiscoveryFacade } from '#application/use-cases/discovery/discovery-facade.ts';
import { FILTER_IDS_MAX } from '#domain/discovery/filter-table.ts';
import { namedFilterKey, type NamedFilterKind } from '#domain/discovery/named-filter.ts';
import { countOf } from '#domain/format/format-count.ts';
import type { NamedId } from '#domain/title-details.ts';
import { Button } from '../../../components/form/button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Chips } from '../../../components/list/filters/chips.tsx';
import { KIND_NAMES } from './filter-texts.ts';
import styles from './listing-filters-dialog.module.css';

interface NamedFieldProps {
  readonly kind: NamedFilterKind;
  readonly chosen: readonly number[] | undefined;
  /** By `namedFilterKey`. */
  readonly names: ReadonlyMap<string, string>;
  /** Undefined until its code has come. */
  readonly facade: DiscoveryFacade | undefined;
  readonly onChange: (chosen: readonly number[] | undefined) => void;
}

type Found = Outcome<readonly NamedId[]> | undefined;

const TEXT_MAX = 100;

/** What is found for a text, as it is typed; undefined before that. */
const useFound = (facade: DiscoveryFacade | undefined, kind: NamedFilterKind, text: string): Found => {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!facade || text === '') return undefined;
    const subscription = facade.names.find(kind, text).subscribe(setFound);
    return () => {
      subscription.unsubscribe();
      setFound(undefined);
    };
  }, [facade, kind, text]);
  return found;
};

const statusText = (found: Found): string => {
  if (found === undefined) return '';
  if (found.status === 'failed') return found.error.message;
  return found.value.length === 0 ? 'Nothing is called that.' : countOf(found.value.length, 'result');
};

const NONE: readonly number[] = [];

/** Looks for what has a name, and chooses any number of it (product.md, Explore: names of filters). */
export function NamedField({ kind, chosen = NONE, names, facade, onChange }: NamedFieldProps) {
  const [text, setText] = useState('');
  const found = useFound(facade, kind, text.trim());
  const change = (ids: readonly number[]) => onChange(ids.length > 0 ? ids : undefined);
  const add = (id: number) => {
    setText('');
    change([...new Set([...chosen, id])].slice(0, FILTER_IDS_MAX));
  };
  const nameOf = (id: number) => names.get(namedFilterKey({ kind, id })) ?? `${KIND_NAMES[kind]} ${id}`;
  return (
    <div className={styles.named}>
      <TextField label={KIND_NAMES[kind]} placeholder="Search by name" value={text} max={TEXT_MAX} onText={setText} />
      <p role="status" className={styles.status}>
        {statusText(found)}
      </p>
      {found?.status === 'loaded' && found.value.length > 0 && (
        <ul className={styles.found} aria-label={`${KIND_NAMES[kind]}: results`}>
          {found.value.map(({ id, name }) => (
            <li key={id}>
              <Button size="small" onClick={() => add(id)}>
                <span dir="auto">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Chips
        label={`${KIND_NAMES[kind]}: chosen`}
        chips={chosen.map((id) => ({
          key: `${id}`,
          text: nameOf(id),
          remove: () => change(chosen.filter((each) => each !== id)),
        }))}
      />
    </div>
  );
}
