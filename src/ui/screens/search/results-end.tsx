import { EndMark } from '../../components/page/end-mark.tsx';

interface ResultsEndProps {
  readonly hasMore: boolean;
}

export function ResultsEnd({ hasMore }: ResultsEndProps) {
  return <EndMark>{hasMore ? 'Scroll for more results...' : "You've reached the end of the results"}</EndMark>;
}
