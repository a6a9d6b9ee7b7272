import { type Dispatch, memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { nothingNewText } from '#domain/import/adding/nothing-new.ts';
import { type Title, titleName } from '#domain/title.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../choice.tsx';
import { GROUPS, groupCount, type Group } from '../group-texts.ts';
import type { ImportEvent } from '../import-flow.ts';
import { gainsWithoutNews, joinedCountOf, newCountOf, takenAt, type ImportReview } from '../import-review.ts';
import { importedFacts, otherNameText } from '../imported-texts.ts';
import { putTogetherText, saidOnceText, unreadText } from '../reading-texts.ts';
import { FiledTitle } from './filed-title.tsx';
import type { ImportActions, MatchRowProps } from './import-actions.ts';
import { ImportTitle } from './import-title.tsx';
import { LeftOutRow } from './left-out-row.tsx';
import { MatchGroup } from './match-group.tsx';
import { reviewEpisodes } from './review-episodes.ts';
import { TitleSearch } from './title-search.tsx';
import { UndecidedRow } from './undecided-row.tsx';
import { useReviewActions } from './use-review-actions.ts';
import choice from '../choice.module.css';
import steps from '../steps/steps.module.css';
import styles from './review.module.css';

interface ReviewStepProps {
  readonly review: ImportReview;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly facade: ImportFacade;
}

/** These want something of the visitor. */
const OPEN: ReadonlySet<Group> = new Set(['undecided', 'not-found', 'not-asked']);

/** These are shown where there are any. */
const RARE: ReadonlySet<Group> = new Set(['not-asked', 'none']);

/** What was found, to be looked through before it is added (product.md, Import: review). */
export function ReviewStep({ review, dispatch, facade }: ReviewStepProps) {
  const actions = useReviewActions({ review, dispatch, facade });
  const { placed, strayed, joined, unasked } = reviewEpisodes(review, (match) => facade.placed(match));
  const { reading } = review;
  const texts = [
    introduction(review, strayed !== '' || unasked !== ''),
    placed,
    strayed,
    unasked,
    joined,
    putTogetherText(reading),
    joinedText(joinedCountOf(review)),
    saidOnceText(reading),
    unreadText(reading),
  ];
  const wanting = GROUPS.filter((group) => OPEN.has(group) && groupCount(review, group) > 0);
  return (
    <>
      <h3 className={steps.title}>Look through it</h3>
      {texts.map(
        (text) =>
          text && (
            <p key={text} className={steps.text}>
              {text}
            </p>
          ),
      )}
      <div className={styles.groups}>
        {GROUPS.filter((group) => !RARE.has(group) || groupCount(review, group) > 0).map((group) => (
          <MatchGroup
            key={group}
            group={group}
            count={groupCount(review, group)}
            isOpenAtFirst={OPEN.has(group) || (group === 'found' && wanting.length === 0)}
            draw={(place) => rowOf(review, group, { place, actions })}
            actions={group === 'not-asked' && <AskAgain onAsk={() => dispatch({ kind: 'ask-again' })} />}
          />
        ))}
      </div>
    </>
  );
}

const introduction = (review: ImportReview, areEpisodesCut: boolean): string => {
  if (newCountOf(review) > 0) return 'Nothing has changed yet. What you add can be taken back at once.';
  const gains = gainsWithoutNews(review);
  if (!gains) return 'Nothing is chosen to be added.';
  return `${nothingNewText({ gains, isCut: areEpisodesCut || review.reading.leftOut.length > 0 })}.`;
};

/** Of titles that the file has apart, and the catalogue as one. */
const joinedText = (count: number): string =>
  count === 0
    ? ''
    : `${countOf(count, 'title')} of your file ${count === 1 ? 'is' : 'are'} taken for one that another is taken for: what is said of both is put together.`;

interface Row {
  readonly place: number;
  readonly actions: ImportActions;
}

/** A title that was not found, or not asked for. The visitor can look for it (product.md, Import: own search). */
const MissingRow = memo(function MissingRow({ at, match: { imported }, title, actions }: MatchRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const choose = (chosen: Title | undefined) => {
    // Renders at once, so that the focus can go to what replaces the pressed button.
    flushSync(() => actions.pick(at, chosen));
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <div ref={place}>
      <FiledTitle imported={imported} />
      {title ? (
        <div className={styles.row}>
          <div className={choice.choice}>
            <ImportTitle title={title} />
          </div>
          <Button variant="quiet" aria-label={`Not this one: ${titleName(title)}`} onClick={() => choose(undefined)}>
            Not this one
          </Button>
        </div>
      ) : (
        <TitleSearch imported={imported} search={actions.search} onChoose={choose} />
      )}
    </div>
  );
});

interface FoundTitle {
  /** What was found. */
  readonly found: Title;
  /** What it is taken for; null for nothing. */
  readonly title: Title | null;
  readonly pick: (title: Title | null) => void;
}

/** What a row is taken for, with and without its tick. */
const useFoundTitle = ({ found, title, pick }: FoundTitle) => {
  const tick = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(title ?? found);
  const [isSearching, setSearching] = useState(false);
  return {
    tick,
    /** Without its tick too. */
    shown,
    isSearching,
    toggle: () => {
      setSearching(false);
      pick(title ? null : shown);
    },
    lookElsewhere: () => {
      pick(null);
      setSearching(true);
    },
    choose: (chosen: Title) => {
      // Renders at once: the pressed button is about to disappear.
      flushSync(() => {
        setShown(chosen);
        setSearching(false);
        pick(chosen);
      });
      tick.current?.focus();
    },
  };
};

interface FoundRowProps extends MatchRowProps<'found'> {
  /** Why nothing of it can be added. */
  readonly hint?: string;
}

/** A title that was found. It can be left out, or taken for another (product.md, Import: review). */
const FoundRow = memo(function FoundRow({ at, match, title, actions, hint = '' }: FoundRowProps) {
  const { imported } = match;
  const row = useFoundTitle({ found: match.title, title, pick: (picked) => actions.pick(at, picked) });
  const otherName = otherNameText(imported, row.shown);
  return (
    <>
      <div className={styles.row}>
        <Choice type="checkbox" inputRef={row.tick} isChosen={title !== null} onChoose={row.toggle}>
          <ImportTitle title={row.shown}>
            {otherName && <small dir="auto">{otherName}</small>}
            <small dir="auto">{importedFacts(imported, row.shown)}</small>
            {hint && <small>{hint}</small>}
          </ImportTitle>
        </Choice>
        {!row.isSearching && (
          <Button variant="quiet" aria-label={`Not this one: ${titleName(row.shown)}`} onClick={row.lookElsewhere}>
            Not this one
          </Button>
        )}
      </div>
      {row.isSearching && <TitleSearch imported={imported} search={actions.search} takesFocus onChoose={row.choose} />}
    </>
  );
});

const NO_EPISODE = 'None of these episodes was found in the catalogue.';

const rowOf = (review: ImportReview, group: Group, { place, actions }: Row): ReactNode => {
  if (group === 'left-out') {
    const left = review.reading.leftOut[place];
    return left && <LeftOutRow left={left} />;
  }
  const at = review.groups[group][place];
  const match = at === undefined ? undefined : review.matches[at]?.match;
  if (at === undefined || !match) return null;
  const { title, gain } = takenAt(review, at);
  if (group === 'here') return <FiledTitle imported={match.imported} title={title} />;
  if (match.kind === 'found') {
    const areLost = title !== null && gain === 'none' && (match.imported.episodes?.length ?? 0) > 0;
    return <FoundRow {...{ at, match, title, actions }} hint={areLost ? NO_EPISODE : ''} />;
  }
  if (match.kind === 'undecided') return <UndecidedRow {...{ at, match, title, actions }} />;
  return <MissingRow {...{ at, match, title, actions }} />;
};

function AskAgain({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <Button className={styles.again} onClick={onAsk}>
      Ask again
    </Button>
  );
}
