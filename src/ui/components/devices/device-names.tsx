import { Fragment } from 'react';
import styles from './devices.module.css';

const separatorBefore = (at: number, count: number): string => {
  if (at === 0) return '';
  return at === count - 1 ? ' and ' : ', ';
};

/** 'Phone, Tablet and Laptop', each in its own direction. */
export function DeviceNames({ names }: { readonly names: readonly string[] }) {
  // Two devices may have the same name.
  const parts = names.map((name, at) => ({ name, id: `${at}`, before: separatorBefore(at, names.length) }));
  return parts.map(({ name, id, before }) => (
    <Fragment key={id}>
      <span>{before}</span>
      <bdi className={styles.name}>{name}</bdi>
    </Fragment>
  ));
}
