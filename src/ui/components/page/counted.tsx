import { formatCount } from '#domain/format/format-count.ts';

interface CountedProps {
  readonly count: number;
  /** What one of them is called. */
  readonly one: string;
  /** What follows, with the space before it. */
  readonly rest?: string | undefined;
}

/** '12 titles', at the end of a heading's line. */
export function Counted({ count, one, rest = '' }: CountedProps) {
  return (
    <>
      <b>{formatCount(count)}</b> <span>{`${count === 1 ? one : `${one}s`}${rest}`}</span>
    </>
  );
}
