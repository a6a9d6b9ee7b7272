import { StoredCard } from '../../components/card/stored-card.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { addedText } from './added-text.ts';
import { SavedActions, type SavedItemProps } from './saved-actions.tsx';

/** A saved title in the grid. It shows when the title was added, where other cards show the year. */
export function SavedCard({ mark, isOnServices, ...props }: SavedItemProps) {
  const { title } = props;
  const { clock } = useApp();
  return (
    <StoredCard
      title={title}
      heading="h2"
      use="grid"
      facts={[addedText(title, clock.now())]}
      actions={<SavedActions {...props} />}
      mark={mark}
      isOnServices={isOnServices}
    />
  );
}
