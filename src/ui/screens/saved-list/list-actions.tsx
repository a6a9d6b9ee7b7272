import type { ComponentProps, ReactNode } from 'react';
import { ImportButton } from '../../components/import/import-button.tsx';
import { ListLinkButton } from '../../components/links/list-link-button.tsx';
import { ActionRow } from '../../components/list/action-row.tsx';
import { SelectButton } from '../../components/list/selecting/select-button.tsx';
import { YourDataButton } from '../../components/list/your-data-button.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import styles from './saved-titles.module.css';

interface ListActionsProps
  extends Pick<ComponentProps<typeof PickButton>, 'source'>, Pick<ComponentProps<typeof ListLinkButton>, 'titlesOf'> {
  /** The name under which the list is shared. */
  readonly linkName: string;
  readonly isEmpty: boolean;
  /** Not while it may be empty: then the import is in the list's own place. */
  readonly hasImport: boolean;
  readonly onImport: () => void;
  /** Under 'More' on a phone. */
  readonly children?: ReactNode;
}

/** What can be done with a whole list, beside its heading. */
export function ListActions({ source, linkName, titlesOf, isEmpty, hasImport, onImport, children }: ListActionsProps) {
  return (
    <div className={styles.beside}>
      <ActionRow
        more={
          <>
            {children}
            <ListLinkButton name={linkName} titlesOf={titlesOf} isHidden={isEmpty} />
            <ImportButton isHidden={!hasImport} onOpen={onImport} />
            <YourDataButton />
          </>
        }
      >
        <PickButton source={source} isHidden={isEmpty} />
        <SelectButton isHidden={isEmpty} />
      </ActionRow>
    </div>
  );
}
