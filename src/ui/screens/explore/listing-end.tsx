import { formatCount } from '#domain/format/format-count.ts';
import { EndMark } from '../../components/page/end-mark.tsx';

interface ListingEndProps {
  readonly noun: string;
  readonly total: number;
}

export function ListingEnd({ noun, total }: ListingEndProps) {
  return (
    <EndMark>
      <span>{`You've seen all available ${noun}. `}</span>
      <b>{formatCount(total)}</b> <span>in total.</span>
    </EndMark>
  );
}
