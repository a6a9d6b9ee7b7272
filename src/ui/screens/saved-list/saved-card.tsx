import { KeptCard } from '../../components/card/kept-card.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { SavedActions, type SavedActionsProps } from './saved-actions.tsx';
import { addedText } from './saved-facts.ts';

/** A saved title in the grid view: when it was added stands where other cards have the year. */
export function SavedCard(props: SavedActionsProps) {
  const { title } = props;
  const { clock } = useApp();
  return (
    <KeptCard
      title={title}
      heading="h2"
      use="grid"
      meta={<span>{addedText(title, clock.now())}</span>}
      actions={<SavedActions {...props} />}
    />
  );
}
