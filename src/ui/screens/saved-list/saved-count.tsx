import { formatCount } from '#domain/format/format-count.ts';
import type { SavedListTexts } from './saved-list-texts.ts';

interface SavedCountProps {
  readonly count: number;
  readonly items: SavedListTexts['items'];
}

/** The text '12 items saved to watch later'. */
export function SavedCount({ count, items }: SavedCountProps) {
  return (
    <>
      <b>{formatCount(count)}</b> <span>{items(count)}</span>
    </>
  );
}
