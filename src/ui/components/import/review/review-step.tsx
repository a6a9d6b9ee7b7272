import { type Dispatch, memo, type ReactNode, useMemo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewFacade } from '#application/use-cases/import/import-facade.ts';
import { countOf } from '#domain/format/format-count.ts';
import { nothingNewText } from '#domain/import/adding/gain-of.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { type Title, titleName, sameTitle, titleKey } from '#domain/title.ts';
import { useSwap } from '../../../hooks/use-swap.ts';
import { Button } from '../../form/button.tsx';
import { Choice } from '../../form/choice.tsx';
import { type Group, groupCount, GROUPS } from '../group-texts.ts';
import type { ImportEvent } from '../import-flow.ts';
import { chosenOf, gainsWithoutNews, type ImportReview, joinedCountOf, newCountOf, takenAt } from '../import-review.ts';
import { importedFacts, importedName } from '../imported-texts.ts';
import { daysOverText, putTogetherText, saidOnceText, seenBeforeText, unreadText } from '../reading-texts.ts';
import { FoundRow, type ImportActions, type MatchRowProps } from './found-row.tsx';
import { ImportTitle } from './import-title.tsx';
import { LeftOutRow } from './left-out-row.tsx';
import { MatchGroup } from './match-group.tsx';
import { reviewEpisodes } from './review-episodes.ts';
import { TitleSearch } from './title-search.tsx';
import choice from '../../form/choice.module.css';
import steps from '../steps/steps.module.css';
import styles from './review.module.css';

interface FiledTitleProps {
  readonly imported: ImportedTitle;
  /** What it is taken for. */
  readonly title?: Title | null;
}

/** A title as the file has it, and what the file says of it. */
function FiledTitle({ imported, title }: FiledTitleProps) {
  return (
    <span className={styles.filed}>
      <b dir="auto">{importedName(imported)}</b> <small dir="auto">{importedFacts(imported, title ?? undefined)}</small>
    </span>
  );
}

/** The titles that it could be, what the visitor has found instead, and none of them. */
function Candidates({ at, match: { imported, candidates }, title, actions }: MatchRowProps<'undecided'>) {
  const name = useId();
  const isAmong = title === null || candidates.some((candidate) => sameTitle(candidate, title));
  return (
    <div className={styles.candidates}>
      {[...candidates, ...(isAmong ? [] : [title])].map((candidate) => (
        <Choice
          key={titleKey(candidate)}
          type="radio"
          name={name}
          isChosen={title !== null && sameTitle(candidate, title)}
          onChoose={() => actions.pick(at, candidate)}
        >
          <ImportTitle title={candidate}>
            {actions.gainOf({ imported, title: candidate }) === 'here' && <small>Already here</small>}
          </ImportTitle>
        </Choice>
      ))}
      <Choice type="radio" name={name} isChosen={title === null} onChoose={() => actions.pick(at, null)}>
        <span className={choice.text}>
          <b>None of these</b>
        </span>
      </Choice>
    </div>
  );
}

/** A title that could be several. The likeliest is chosen until the visitor decides (product.md, Import: to decide). */
const UndecidedRow = memo(function UndecidedRow(row: MatchRowProps<'undecided'>) {
  const { at, match, title, actions } = row;
  const place = useRef<HTMLFieldSetElement>(null);
  const choose = (chosen: Title) => {
    // Renders at once: the pressed button is about to disappear.
    flushSync(() => actions.pick(at, chosen));
    place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  return (
    <fieldset ref={place} className={styles.choices}>
      <legend>
        <FiledTitle imported={match.imported} title={title} />
      </legend>
      <Candidates {...row} />
      {title === null && <TitleSearch imported={match.imported} search={actions.search} onChoose={choose} />}
    </fieldset>
  );
});

interface ReviewStepProps {
  readonly review: ImportReview;
  readonly dispatch: Dispatch<ImportEvent>;
  readonly facade: ReviewFacade;
  readonly isConverting: boolean;
}

/** What the visitor can do in the review. It stays the same, so that no row is drawn again for another's sake. */
const useReviewActions = ({ review, dispatch, facade }: ReviewStepProps): ImportActions => {
  const { gainOf, matches } = review;
  return useMemo(() => {
    /** Asks where the catalogue has the episodes of another show than was found. */
    const place = async (at: number, title: Title): Promise<void> => {
      const imported = matches[at]?.match.imported;
      if (!imported || facade.placed({ imported, title })) return;
      await facade.place({ imported, title });
      dispatch({ kind: 'placed', at, title });
    };
    return {
      pick: (at, title) => {
        dispatch({ kind: 'pick', at, title });
        if (title) void place(at, title);
      },
      search: (name) => facade.search(name),
      gainOf,
    };
  }, [gainOf, matches, dispatch, facade]);
};

const introduction = (review: ImportReview, isConverting: boolean, isCut: boolean): string => {
  if (isConverting)
    return newCountOf(review) > 0 ? 'What you untick does not go along.' : 'Nothing is chosen to go along.';
  if (newCountOf(review) > 0) return 'Nothing has changed yet. What you add can be taken back at once.';
  const gains = gainsWithoutNews(review);
  if (!gains) return 'Nothing is chosen to be added.';
  return `${nothingNewText({ gains, isCut: isCut || review.reading.leftOut.length > 0 })}.`;
};

/** Of titles that the file has apart, and the catalogue as one. */
const joinedText = (count: number): string =>
  count === 0
    ? ''
    : `${countOf(count, 'title')} of your file ${count === 1 ? 'is' : 'are'} taken for one that another is taken for: what is said of both is put together.`;

/** What is to come of all that was found, and what is not. */
function ReviewTexts({ review, facade, isConverting }: ReviewStepProps) {
  const { placed, strayed, joined, unasked } = reviewEpisodes(review, (match) => facade.placed(match));
  const over = daysOverText(facade.daysOver(chosenOf(review)));
  const { reading } = review;
  const texts = [
    introduction(
      review,
      isConverting,
      [strayed, unasked, over].some((text) => text !== ''),
    ),
    placed,
    strayed,
    unasked,
    joined,
    putTogetherText(reading),
    joinedText(joinedCountOf(review)),
    seenBeforeText(reading),
    over,
    // Days are said of what each title is taken for.
    saidOnceText({ putTogether: { ...reading.putTogether, daysOver: 0 } }),
    unreadText(reading),
  ];
  return texts.map(
    (text) =>
      text && (
        <p key={text} className={steps.text}>
          {text}
        </p>
      ),
  );
}

/** These want something of the visitor. */
const OPEN: ReadonlySet<Group> = new Set(['undecided', 'not-found', 'not-asked', 'none']);

/** These are shown where there are any. */
const RARE: ReadonlySet<Group> = new Set(['not-asked', 'none']);

/** What was found, to be looked through before it is added (product.md, Import: review). */
export function ReviewStep(props: ReviewStepProps) {
  const { review, dispatch, isConverting } = props;
  const actions = useReviewActions(props);
  const isRare = (group: Group) => RARE.has(group) || (isConverting && group === 'here');
  const shown = GROUPS.filter((group) => !isRare(group) || groupCount(review, group) > 0);
  const wanting = GROUPS.filter((group) => OPEN.has(group) && groupCount(review, group) > 0);
  return (
    <>
      <h3 className={steps.title}>Check what was found</h3>
      <ReviewTexts {...props} />
      <div className={styles.groups}>
        {shown.map((group) => (
          <MatchGroup
            key={group}
            group={group}
            count={groupCount(review, group)}
            isOpenAtFirst={OPEN.has(group) || (group === 'found' && wanting.length === 0)}
            isConverting={isConverting}
            draw={(place) => rowOf(review, group, { place, actions })}
            actions={
              group === 'not-asked' && (
                <Button className={styles.again} onClick={() => dispatch({ kind: 'ask-again' })}>
                  Ask again
                </Button>
              )
            }
          />
        ))}
      </div>
    </>
  );
}

interface Row {
  readonly place: number;
  readonly actions: ImportActions;
}

/** A title that was not found, or not asked for. The visitor can look for it (product.md, Import: own search). */
const MissingRow = memo(function MissingRow({ at, match: { imported }, title, actions }: MatchRowProps) {
  const { place, swap } = useSwap();
  const choose = (chosen: Title | undefined) => swap(() => actions.pick(at, chosen));
  return (
    <div ref={place}>
      <FiledTitle imported={imported} title={title} />
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

const rowOf = (review: ImportReview, group: Group, { place, actions }: Row): ReactNode => {
  if (group === 'left-out') {
    const left = review.reading.leftOut[place];
    return left && <LeftOutRow left={left} />;
  }
  const at = review.groups[group][place];
  const match = at === undefined ? undefined : review.matches[at]?.match;
  if (at === undefined || !match) return null;
  const { title } = takenAt(review, at);
  if (group === 'here') return <FiledTitle imported={match.imported} title={title} />;
  if (match.kind === 'found') return <FoundRow {...{ at, match, title, actions }} isNothing={group === 'none'} />;
  if (match.kind === 'undecided') return <UndecidedRow {...{ at, match, title, actions }} />;
  return <MissingRow {...{ at, match, title, actions }} />;
};
