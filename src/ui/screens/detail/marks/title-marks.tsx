import { isHidden } from '#domain/library/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { Button } from '../../../components/form/button.tsx';
import { LATE_ICONS } from '../../../components/form/late-icons.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useMark } from '../../../hooks/use-mark.ts';
import { changeMark, type MarkActionProps } from './mark-action.ts';
import { NoteAction } from './note-action.tsx';
import { RatingStars } from './rating-stars.tsx';
import { SeenAction } from './seen-action.tsx';

/** What a visitor says of a title (product.md, Marks: actions). */
export function TitleMarks({ title }: { readonly title: StoredTitle }) {
  const { library } = useApp();
  const marks = useModule(() => library.open('marks'), true);
  if (!marks) return null;
  const props = { title, marks };
  return (
    <>
      <RatingStars {...props} />
      <SeenAction {...props} />
      <NoteAction {...props} />
      <NotInterested {...props} />
    </>
  );
}

/** product.md, Hiding: not interested. */
function NotInterested(props: MarkActionProps) {
  const { clock } = useApp();
  const mark = useMark(props.title);
  const hidden = mark !== undefined && isHidden(mark);
  const toggle = () =>
    changeMark(props, hidden ? { clear: ['hiddenAt'] } : { set: { hiddenAt: clock.now().toISOString() } });
  return (
    <Button icon={LATE_ICONS.hidden} aria-pressed={hidden} onClick={toggle}>
      Not interested
    </Button>
  );
}
