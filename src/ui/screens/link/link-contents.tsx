import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import type { LoadableQuery } from '#application/queries/loadable-query.ts';
import type { LinkTitles, LoadingProgress, LinkDetails } from '#application/use-cases/links/link-titles.ts';
import type { LinksFacade } from '#application/use-cases/links/links-facade.ts';
import type { ListToSave } from '#application/use-cases/links/save-link.ts';
import type { SaveTarget } from '#application/use-cases/lists/save-titles.ts';
import { countOf, formatCount } from '#domain/format/format-count.ts';
import { printedTitle, type PrintedLine } from '#domain/format/printed-title.ts';
import { typeLabel } from '#domain/format/type-label.ts';
import type { Mark } from '#domain/library/marks/mark.ts';
import type { LinkList, LinkTitle } from '#domain/links/link-list.ts';
import { ownTitles } from '#domain/links/own-titles.ts';
import { senderText } from '#domain/links/sender-text.ts';
import { titleKey, mediaTypeOf, type TitleRef, titleName, type Title } from '#domain/title.ts';
import { CardMeta } from '../../components/card/card-meta.tsx';
import { CardPlaceholder } from '../../components/card/card-skeleton.tsx';
import { TitleCardContents } from '../../components/card/title-card-contents.tsx';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { ListBar } from '../../components/list/list-bar.tsx';
import { ListedTitles } from '../../components/list/listed-titles.tsx';
import { SaveButton } from '../../components/list/save-button.tsx';
import { SelectButton, Selectable } from '../../components/list/selecting/selecting.tsx';
import { classNames } from '../../components/page/class-names.ts';
import { Hidden } from '../../components/page/hidden.tsx';
import { Poster } from '../../components/picture/poster.tsx';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import { useCurrent } from '../../hooks/use-current.ts';
import { useInPlace } from '../../hooks/use-in-place.ts';
import { useLibrary } from '../../hooks/use-library.ts';
import { useMarkOf } from '../../hooks/use-mark.ts';
import { useNear } from '../../hooks/use-near.ts';
import { Answering, useIsAnswering } from './answer.tsx';
import card from '../../components/card/card.module.css';
import linkCardStyles from './link-card.module.css';
import styles from './link-page.module.css';

/** What the sender says of a title, as theirs (product.md, Links: theirs). */
function SenderMarks({ theirs: shared, title }: { readonly theirs: LinkTitle; readonly title: Title }) {
  const text = senderText(shared);
  const { note } = shared;
  if (!text && note === undefined) return null;
  return (
    <div className={linkCardStyles.sender}>
      {text && <p className={linkCardStyles.facts}>{text}</p>}
      {note !== undefined && <SenderNote note={note} name={titleName(title)} />}
    </div>
  );
}

const load = () => import('../../components/dialog/dialog.tsx');

/** A note may be longer than a card is high. */
function SenderNote({ note, name }: { readonly note: string; readonly name: string }) {
  const { module, open, close } = useLateDialog(load);
  const title = `Their note: ${name}`;
  return (
    <>
      <button type="button" className={linkCardStyles.note} aria-haspopup="dialog" aria-label={title} onClick={open}>
        Their note
      </button>
      {module && (
        <module.Dialog onClose={close} title={title}>
          <p className={linkCardStyles.whole} dir="auto">
            {note}
          </p>
        </module.Dialog>
      )}
    </>
  );
}

interface LinkCardProps {
  readonly theirs: LinkTitle;
  readonly query: LoadableQuery<LinkDetails>;
  /** What the visitor, not the sender, knows about the title. */
  readonly mark: Mark | undefined;
}

/** The place of a title that the provider does not have any more (product.md, Links: loading). */
function GoneCard({ title }: { readonly title: TitleRef }) {
  return (
    <>
      <div className={card.link}>
        <Poster path={null} use="grid" />
        <p className={card.title}>This title is no longer available.</p>
      </div>
      <CardMeta facts={[typeLabel(mediaTypeOf(title))]} />
    </>
  );
}

/** A little more than what is in sight: posters still have to come. */
const NEAR_PX = 300;

/** The place of a title that the provider has not answered for. It is asked for once it comes into sight. */
function AwaitedCard({ query, isFailed }: { readonly query: LoadableQuery<LinkDetails>; readonly isFailed: boolean }) {
  const [isNear, attach] = useNear(false, NEAR_PX);
  useEffect(() => (isNear ? query.activate() : undefined), [isNear, query]);
  return (
    <div ref={attach} className={linkCardStyles.awaited}>
      {isFailed ? (
        <div className={linkCardStyles.failed}>
          <p>This title could not be loaded.</p>
          <Button size="small" onClick={() => query.retry()}>
            Try Again
          </Button>
        </div>
      ) : (
        <CardPlaceholder />
      )}
    </div>
  );
}

/** A title of a shared list, in whichever state its details are. */
function LinkCard({ theirs: shared, query, mark }: LinkCardProps) {
  const state = useCurrent(query.state$, () => query.state);
  if (state.status !== 'loaded') return <AwaitedCard query={query} isFailed={state.status === 'failed'} />;
  if (state.value === 'gone') return <GoneCard title={shared} />;
  return (
    <>
      <TitleCardContents title={state.value} heading="h2" use="grid" mark={mark} />
      <SenderMarks theirs={shared} title={state.value} />
      <Selectable title={state.value}>{null}</Selectable>
    </>
  );
}

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
