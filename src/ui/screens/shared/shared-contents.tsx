import { useRef } from 'react';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import type { SharedTitles } from '#application/use-cases/links/shared-titles.ts';
import type { SharedList } from '#domain/links/shared-list.ts';
import { Button } from '../../components/form/button.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import { NothingInCommon } from './nothing-in-common.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { SavingProgress } from './saving-progress.tsx';
import { SharedGrid } from './shared-grid.tsx';
import { useInCommon } from './use-in-common.ts';
import { useSaving } from './use-saving.ts';
import styles from './shared-list-page.module.css';

interface SharedContentsProps {
  readonly name: string;
  readonly list: SharedList;
  readonly titles: SharedTitles;
  readonly links: LinksFacade;
}

/** What to do with a shared list, and its titles. */
export function SharedContents({ name, list, titles, links }: SharedContentsProps) {
  const saving = useSaving(links, { name, titles });
  const inCommon = useInCommon(list.titles);
  const toggle = useRef<HTMLButtonElement>(null);
  const showAll = () => {
    // The pressed button is about to disappear.
    toggle.current?.focus({ preventScroll: true });
    inCommon.toggle();
  };
  return (
    <>
      <div className={styles.actions}>
        <SaveButtons {...saving} />
        <PickButton source={titles} />
        <Button
          ref={toggle}
          style={inCommon.isOffered ? undefined : { visibility: 'hidden' }}
          variant="toggle"
          aria-pressed={inCommon.isOn}
          onClick={inCommon.toggle}
        >
          What we both have
        </Button>
      </div>
      {saving.saving && <SavingProgress {...saving.saving.progress} />}
      <NothingInCommon isOn={inCommon.isOn} count={inCommon.common.length} onShowAll={showAll} />
      {inCommon.shown.length > 0 && <SharedGrid name={name} shared={inCommon.shown} titles={titles} />}
    </>
  );
}
