import { Fragment, useState } from 'react';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { Link } from '../../../components/page/link.tsx';
import { useGoOn } from '../../../hooks/focus/use-go-on.ts';
import styles from './linked-names.module.css';

export interface LinkedName {
  readonly name: string;
  /** The address of what is so called; undefined where there is none. */
  readonly to?: string | undefined;
}

interface LinkedNamesProps {
  /** Each once. */
  readonly names: readonly LinkedName[];
  /** How many are shown until the visitor asks for the others. */
  readonly most: number;
}

const keyOf = ({ name, to }: LinkedName): string => to ?? name;

/** Each once, whatever the provider repeats. */
export const distinctNames = (names: readonly LinkedName[]): readonly LinkedName[] => uniqueBy(names, keyOf);

/** Names in one line, each in its own text direction, and leading to what there is of it (product.md, Detail: names). */
export function LinkedNames({ names, most }: LinkedNamesProps) {
  const [isWhole, setWhole] = useState(false);
  const [line, goOn] = useGoOn<HTMLSpanElement>('a');
  // 'and 1 more' would be as long as the name itself.
  const isCut = !isWhole && names.length > most + 1;
  return (
    <span ref={line} className={styles.names}>
      {names.slice(0, isCut ? most : Infinity).map((each, index) => (
        <Fragment key={keyOf(each)}>
          <span>{index > 0 && ', '}</span>
          {each.to === undefined ? (
            <bdi>{each.name}</bdi>
          ) : (
            <Link className={styles.name} to={each.to}>
              <bdi>{each.name}</bdi>
            </Link>
          )}
        </Fragment>
      ))}
      {isCut && (
        <>
          <span> </span>
          <button type="button" className={styles.more} onClick={() => goOn(most, () => setWhole(true))}>
            {`and ${names.length - most} more`}
          </button>
        </>
      )}
    </span>
  );
}
