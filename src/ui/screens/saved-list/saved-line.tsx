import { goneText } from '#domain/format/gone-text.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { mediaTypeOf } from '#domain/title.ts';
import { MarkText } from '../../components/card/mark-text.tsx';
import { StoredRating } from '../../components/card/stored-rating.tsx';
import { ListLine } from '../../components/list/list-line.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { addedText, dateOrTba } from './added-text.ts';
import { SavedActions, type SavedItemProps } from './saved-actions.tsx';
import line from '../../components/list/list-line.module.css';

/** A saved title in the list look. */
export function SavedLine({ mark, isOnServices, progress, ...props }: SavedItemProps) {
  const { title } = props;
  const { clock } = useApp();
  const added = addedText(title, clock.now());
  return (
    <div className={`${line.line} ${line.fixed}`}>
      <ListLine
        title={title}
        rating={<StoredRating title={title} />}
        facts={
          <>
            <span>{typeLabel(mediaTypeOf(title))}</span>
            <span>{goneText(title) ?? dateOrTba(title)}</span>
            {added && <span>{added}</span>}
            <MarkText mark={mark} />
            {isOnServices && <span>On your services</span>}
            {progress && <span>{progress}</span>}
          </>
        }
        text={title.overview}
        actions={<SavedActions {...props} />}
      />
    </div>
  );
}
