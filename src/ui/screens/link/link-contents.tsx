import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import type { LinkTitles, LoadingProgress } from '#application/use-cases/links/link-titles.ts';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import type { ListToSave } from '#application/use-cases/links/save-link.ts';
import type { SaveTarget } from '#application/use-cases/lists/save-titles.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { printedTitle, type PrintedLine } from '#domain/format/printed-title.ts';
import type { LinkList, LinkTitle } from '#domain/links/link-list.ts';
import { ownTitles } from '#domain/links/own-titles.ts';
import { titleKey } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ListBar } from '../../components/list/list-bar.tsx';
import { ListedTitles } from '../../components/list/listed-titles.tsx';
import { SaveButton } from '../../components/list/save-button.tsx';
import { SelectButton } from '../../components/list/selecting/selecting.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { Answering, useIsAnswering } from './answer.tsx';
import { LinkCard } from './link-card.tsx';
import linkCardStyles from './link-card.module.css';
import styles from './link-page.module.css';

/** Saves a shared list, one way at a time. Who leaves the screen or stops it has changed nothing. */
const useSaving = ({ saveLink }: LinksFacade, list: ListToSave) => {
  const [progress, setProgress] = useState<LoadingProgress>();
  const running = useRef<{ unsubscribe(): void }>(undefined);
  const end = () => setProgress(undefined);
  useEffect(() => () => running.current?.unsubscribe(), []);
  const save = (target: SaveTarget) => {
    running.current = saveLink.execute(target, list).subscribe({ next: setProgress, complete: end });
  };
  const stop = () => {
    running.current?.unsubscribe();
    end();
  };
  return { progress, save, stop };
};

interface LinkContentsProps {
  readonly name: string;
  readonly list: LinkList;
  readonly titles: LinkTitles;
  readonly links: LinksFacade;
}

/** How many titles have been asked for, before all can be saved. */
function SavingProgress({ done, total, onStop }: LoadingProgress & { readonly onStop: () => void }) {
  return (
    <div className={styles.saving}>
      <p>
        <span role="status">Asking for the titles:</span> <span>{`${formatCount(done)} of ${formatCount(total)}`}</span>
      </p>
      <progress aria-label="Titles asked for" value={done} max={total} />
      <Button icon={ICONS.close} onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}

/** The titles that the visitor has too, and whether only these are shown (product.md, Links: in common). */
const useInCommon = (titles: readonly LinkTitle[]) => {
  const library = useLibrary((all) => all);
  const [isOn, setOn] = useState(false);
  const own = useMemo(() => ownTitles(library), [library]);
  const common = useMemo(() => titles.filter((title) => own.has(titleKey(title))), [titles, own]);
  return {
    /** Without titles of one's own there is nothing to compare. */
    isOffered: own.size > 0,
    own,
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

interface LinkGridProps {
  readonly name: string;
  readonly theirs: readonly LinkTitle[];
  readonly titles: LinkTitles;
}

/** A title on paper, with its sender's note. Its name is known once it has been in sight. */
const printedLine = (shared: LinkTitle, titles: LinkTitles): PrintedLine => {
  const { state } = titles.queryOf(shared);
  const key = titleKey(shared);
  if (state.status !== 'loaded') return { key, name: 'Not loaded yet', note: shared.note };
  if (state.value === 'gone') return { key, name: 'No longer in the catalogue', note: shared.note };
  return printedTitle(state.value, shared.note);
};

/** Any number of titles of a shared list. All cards have room for what any of them says of its sender. */
function LinkGrid({ name, theirs: shared, titles }: LinkGridProps) {
  const markOf = useMarkOf();
  const isAnswering = useIsAnswering();
  const draw = useCallback(
    (title: LinkTitle) => <LinkCard theirs={title} query={titles.queryOf(title)} mark={markOf(title)} />,
    [titles, markOf],
  );
  const hasFacts = shared.some(({ rating, seenOn }) => rating !== undefined || seenOn !== undefined);
  const hasNotes = shared.some(({ note }) => note !== undefined);
  return (
    <ListedTitles
      label={name}
      titles={shared}
      look="grid"
      draw={draw}
      printed={(title) => printedLine(title, titles)}
      className={classNames(
        isAnswering && linkCardStyles.answering,
        hasFacts && linkCardStyles.withFacts,
        hasNotes && linkCardStyles.withNotes,
      )}
    />
  );
}

/** What to do with a shared list, and its titles. */
export function LinkContents({ name, list, titles, links }: LinkContentsProps) {
  const { progress, save, stop } = useSaving(links, { name, titles });
  const inCommon = useInCommon(list.titles);
  const toggle = useRef<HTMLButtonElement>(null);
  const showAll = useInPlace(toggle)(inCommon.toggle);
  const act = useRef<HTMLButtonElement>(null);
  const stopInPlace = useInPlace(act)(stop);
  const saving = { onSave: save, isBusy: progress !== undefined };
  return (
    <>
      <ListBar
        act={
          <>
            <SaveButton ref={act} target="collection" {...saving} />
            {/* Every title gets a tick box (product.md, Links: answer). */}
            <SelectButton selected={inCommon.common}>Answer</SelectButton>
            <Button
              ref={toggle}
              style={inCommon.isOffered ? undefined : { visibility: 'hidden' }}
              variant="toggle"
              aria-pressed={inCommon.isOn}
              onClick={inCommon.toggle}
            >
              What we both have
            </Button>
          </>
        }
        pick={{ titlesOf: () => titles.known(inCommon.shown), ask: (title) => titles.ask(title) }}
        more={<SaveButton target="watchlist" {...saving} />}
      />
      {progress && <SavingProgress {...progress} onStop={stopInPlace} />}
      <NothingInCommon isOn={inCommon.isOn} count={inCommon.common.length} onShowAll={showAll} />
      <Answering {...{ list, titles }} {...inCommon} />
      {inCommon.shown.length > 0 && <LinkGrid name={name} theirs={inCommon.shown} titles={titles} />}
    </>
  );
}
