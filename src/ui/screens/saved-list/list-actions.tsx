import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { ImportButton } from '../../components/import/import-button.tsx';
import { ListLinkButton } from '../../components/links/list-link-button.tsx';
import { ActionRow } from '../../components/list/action-row.tsx';
import { SelectButton } from '../../components/list/selecting/select-button.tsx';
import { YourDataButton } from '../../components/list/your-data-button.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import { UpNextLink } from '../../components/up-next/up-next-link.tsx';
import styles from './saved-titles.module.css';

interface ListActionsProps
  extends Pick<ComponentProps<typeof PickButton>, 'source'>, Pick<ComponentProps<typeof ListLinkButton>, 'titlesOf'> {
  /** The name under which the list is shared. */
  readonly linkName: string;
  /** It is known late. Then the import is in the list's own place. */
  readonly isEmpty: boolean;
  readonly isLoaded: boolean;
  readonly onImport: () => void;
  /** Under 'More' where there is no room. */
  readonly children?: ReactNode;
}

/** What can be done with a whole list, beside its heading. */
export function ListActions({ source, linkName, titlesOf, isEmpty, isLoaded, onImport, children }: ListActionsProps) {
  // Beside an empty list, what is left takes the others' room as new elements, so that nothing moves.
  const key = String(isEmpty);
  return (
    <div className={styles.beside}>
      <ActionRow
        more={
          <>
            <Fragment key={`list ${key}`}>
              {source !== 'favorites' && <UpNextLink />}
              {children}
            </Fragment>
            <ListLinkButton name={linkName} titlesOf={titlesOf} isHidden={isEmpty} />
            <ImportButton isHidden={isEmpty} isAwaited={!isLoaded} onOpen={onImport} />
            <YourDataButton key={`data ${key}`} />
          </>
        }
      >
        <PickButton source={source} isHidden={isEmpty} />
        <SelectButton isHidden={isEmpty} />
      </ActionRow>
    </div>
  );
}
