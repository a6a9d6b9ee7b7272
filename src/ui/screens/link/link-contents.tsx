import { useMemo, useRef, useState } from 'react';
import type { LoadingProgress, LinkTitles } from '#application/use-cases/links/link-titles.ts';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import type { LinkList, LinkTitle } from '#domain/links/link-list.ts';
import { ownKeys } from '#domain/links/own-keys.ts';
import { titleKey } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { Hidden } from '../../components/page/hidden.tsx';
import { PickButton } from '../../components/pick/pick-button.tsx';
import { useLibrary } from '../../hooks/use-library.ts';
import { LinkGrid } from './link-grid.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { useSaving } from './use-saving.ts';
import styles from './link-page.module.css';

interface LinkContentsProps {
  readonly name: string;
  readonly list: LinkList;
  readonly titles: LinkTitles;
  readonly links: LinksFacade;
}

/** How many titles have been asked for, before all can be saved. */
function SavingProgress({ done, total }: LoadingProgress) {
  return (
    <div className={styles.saving}>
      <p>
        <span role="status">Asking for the titles:</span> <span>{`${formatCount(done)} of ${formatCount(total)}`}</span>
      </p>
      <progress aria-label="Titles asked for" value={done} max={total} />
    </div>
  );
}

/** The titles that the visitor has too, and whether only these are shown (product.md, Links: in common). */
const useInCommon = (titles: readonly LinkTitle[]) => {
  const library = useLibrary((all) => all);
  const [isOn, setOn] = useState(false);
  const own = useMemo(() => ownKeys(library), [library]);
  const common = useMemo(() => titles.filter((title) => own.has(titleKey(title))), [titles, own]);
  return {
    /** Without titles of one's own there is nothing to compare. */
    isOffered: own.size > 0,
    isOn,
    common,
    shown: isOn ? common : titles,
    toggle: () => setOn(!isOn),
  };
};

interface NothingInCommonProps {
  /** Whether only what both have is shown. */
  readonly isOn: boolean;
  readonly count: number;
  readonly onShowAll: () => void;
}

/** Says what 'What we both have' did: to all where nothing is left, else to those who listen. */
function NothingInCommon({ isOn, count, onShowAll }: NothingInCommonProps) {
  const isNone = isOn && count === 0;
  return (
    <div className={isNone ? styles.none : undefined}>
      <p role="status">
        <span>{isNone && 'None of these titles is on your lists, or seen or rated by you.'}</span>
        {isOn && !isNone && <Hidden>{`Showing ${countOf(count, 'title')} that you have too`}</Hidden>}
      </p>
      {isNone && <Button onClick={onShowAll}>Show all of it</Button>}
    </div>
  );
}

/** What to do with a shared list, and its titles. */
export function LinkContents({ name, list, titles, links }: LinkContentsProps) {
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
      {inCommon.shown.length > 0 && <LinkGrid name={name} theirs={inCommon.shown} titles={titles} />}
    </>
  );
}
