import { isHidden } from '#domain/library/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Button } from '../../../components/form/button.tsx';
import { LATE_ICONS } from '../../../components/form/late-icons.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { NoteAction } from './note-action.tsx';
import { RatingStars } from './rating-stars.tsx';
import { SeenAction } from './seen-action.tsx';
import { useMarkTitle } from './use-mark-title.ts';

interface TitleMarksProps {
  readonly title: StoredTitle;
}

/** What a visitor says of a title (product.md, Marks: actions). */
export function TitleMarks({ title }: TitleMarksProps) {
  return (
    <>
      <RatingStars title={title} />
      <SeenAction title={title} />
      <NoteAction title={title} />
      <NotInterested title={title} />
    </>
  );
}

/** product.md, Hiding: not interested. */
function NotInterested({ title }: TitleMarksProps) {
  const { clock } = useApp();
  const mark = useMark(title);
  const markTitle = useMarkTitle(title);
  const hidden = mark !== undefined && isHidden(mark);
  const toggle = () => markTitle(hidden ? { clear: ['hiddenAt'] } : { set: { hiddenAt: clock.now().toISOString() } });
  return (
    <Button icon={LATE_ICONS.hidden} aria-pressed={hidden} onClick={toggle}>
      Not interested
    </Button>
  );
}
