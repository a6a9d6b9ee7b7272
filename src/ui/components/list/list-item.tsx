import type { ReactNode } from 'react';
import type { ListPlace } from '#application/use-cases/lists/plan-titles-act.ts';
import { formatLongDate } from '#domain/format/format-long-date.ts';
import { goneText } from '#domain/format/gone-text.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import { type Mark, type MarkedTitle, RATING_MAX } from '#domain/library/marks/mark.ts';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { mediaTypeOf, releaseDateOf, titleName } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { ListButton } from '../card/list-button.tsx';
import { MarkText } from '../card/mark-text.tsx';
import { SavedToggle } from '../card/saved-toggle.tsx';
import { StoredCard } from '../card/stored-card.tsx';
import { ProviderRating } from '../rating/provider-rating.tsx';
import { ListLine } from './list-line.tsx';
import { Selectable } from './selecting/selecting.tsx';
import type { ListLook } from './view-toggle.tsx';
import line from './list-line.module.css';

/** What the items of a list say and do that those of others do not. */
export interface ItemKind<Item> {
  /** Facts beside those that every item has. */
  readonly factsOf: (title: Item, now: Date) => readonly (string | undefined)[];
  /** The lists that an item can be put on and taken off. */
  readonly toggles: readonly SavedListName[];
  /** For titles that are marks: the visitor's own rating and note stand where others have the provider's rating and text. */
  readonly markOf?: (title: Item) => MarkedTitle;
}

interface ListItemProps<Item> {
  readonly title: Item;
  readonly kind: ItemKind<Item>;
  readonly place: ListPlace;
  /** Undefined in a dialog. */
  readonly look: ListLook | undefined;
  /** Called with the button right before the title is removed. */
  readonly onRemove: (button: Element) => void;
  readonly mark: Mark | undefined;
  /** Whether it is known to be on one of the visitor's services. */
  readonly isOnServices: boolean;
  /** How much of a show was seen, where it is known (product.md, Up next: cards). */
  readonly progress: string | undefined;
}

interface RemoveButtonProps extends Pick<ListItemProps<StoredTitle>, 'title' | 'onRemove'> {
  readonly place: Exclude<ListPlace, 'seen'>;
}

function RemoveButton({ title, place, onRemove }: RemoveButtonProps) {
  const { toggle } = useApp().library;
  const withLists = useFacade('lists');
  const remove = (button: Element) => {
    onRemove(button);
    if (typeof place === 'string') toggle[place].execute(title);
    else void withLists(({ collections }) => collections.takeOut(place.collectionId, title));
  };
  return (
    <ListButton
      icon="trash"
      label={`Remove ${titleName(title)}`}
      data-legend="Remove"
      data-removes=""
      onClick={({ currentTarget }) => remove(currentTarget)}
    />
  );
}

interface LineProps extends Pick<ListItemProps<StoredTitle>, 'title' | 'mark' | 'isOnServices' | 'progress'> {
  /** Whether what the visitor says of the title stands where others have what the provider says. */
  readonly isOwn: boolean;
  readonly said: readonly (string | undefined)[];
  readonly actions: ReactNode;
}

/** The release or first-air date in its long form, or 'TBA'; that it is gone where it is. */
const dateText = (title: StoredTitle): string => goneText(title) ?? formatLongDate(releaseDateOf(title) ?? '') ?? 'TBA';

/** A title in the list look (product.md, Lists: item facts) (product.md, Diary: facts). */
function Line({ title, mark, isOnServices, progress, isOwn, said, actions }: LineProps) {
  const own = mark?.rating !== undefined && (
    <b role="img" aria-label={`Your rating ${mark.rating} of ${RATING_MAX}`}>
      {`${mark.rating}/${RATING_MAX}`}
    </b>
  );
  return (
    <div className={`${line.line} ${line.fixed}`}>
      <ListLine
        title={title}
        rating={isOwn ? own : <ProviderRating title={title} mark={mark} showNone />}
        facts={
          <>
            <span>{typeLabel(mediaTypeOf(title))}</span>
            <span>{dateText(title)}</span>
            {said.map((fact) => fact && <span key={fact}>{fact}</span>)}
            {!isOwn && <MarkText mark={mark} />}
            {isOnServices && <span>On your services</span>}
            {progress && <span>{progress}</span>}
          </>
        }
        text={isOwn ? mark?.note : title.overview}
        language={isOwn ? undefined : title.overview_language}
        actions={actions}
      />
    </div>
  );
}

/** A title of a list of the visitor's, as a card or as a line, with what can be done with it (product.md, Lists: item actions). */
export function ListItem<Item extends StoredTitle>({ kind, place, look, onRemove, ...known }: ListItemProps<Item>) {
  const { title, progress } = known;
  const { clock } = useApp();
  const said = kind.factsOf(title, clock.now());
  const isOwn = kind.markOf !== undefined;
  const actions = (
    <Selectable title={title}>
      {kind.toggles.map((list) => (
        <SavedToggle key={list} {...{ list, title }} />
      ))}
      {place !== 'seen' && <RemoveButton {...{ title, place, onRemove }} />}
    </Selectable>
  );
  if (look === 'list') return <Line {...known} {...{ isOwn, said, actions }} />;
  const size = look ? ({ heading: 'h2', use: 'grid' } as const) : ({ heading: 'h3', use: 'row' } as const);
  return <StoredCard {...known} {...size} facts={[progress, ...said]} actions={actions} isRated={!isOwn} />;
}
