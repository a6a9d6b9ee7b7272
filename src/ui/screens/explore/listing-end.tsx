import { formatCount } from '#domain/format/format-count.ts';
import { EndMark } from '../../components/page/end-mark.tsx';

interface ListingEndProps {
  readonly noun: string;
  readonly total: number;
}

export function ListingEnd({ noun, total }: ListingEndProps) {
  return (
    <EndMark>
      You've seen all available {noun}. <b>{formatCount(total)}</b> in total.
    </EndMark>
  );
}
