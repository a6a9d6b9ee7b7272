import { Fragment } from 'react';

interface NamesProps {
  readonly names: readonly string[];
}

/** Names in one line, each in its own direction. */
export function Names({ names }: NamesProps) {
  return [...new Set(names)].map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
