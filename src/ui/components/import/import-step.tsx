import { useObservableState } from 'observable-hooks';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { inSlices } from '#application/time/in-slices.ts';
import type { ConvertFacade, MatchState, ReviewFacade } from '#application/use-cases/import/import-facade.ts';
import { formatCount } from '#domain/format/format-count.ts';
import type { DateOrder } from '#domain/import/cells/written-day.ts';
import { REFUSAL_TEXTS } from '#domain/import/import-refusal.ts';
import type { TitleMatch } from '#domain/import/title-match.ts';
import type { Steps } from '#domain/steps.ts';
import { Notice } from '../feedback/notice.tsx';
import { Button } from '../form/button.tsx';
import { Choice } from '../form/choice.tsx';
import { ICONS } from '../form/icons.ts';
import { Hidden } from '../page/hidden.tsx';
import { chosenOf, type GainOf, type ImportReview, takenMatch, type TakenMatch } from './import-review.ts';
import { WithPictures } from './review/import-title.tsx';
import { ReviewStep } from './review/review-step.tsx';
import { ChooseFiles } from './steps/choose-files.tsx';
import { ChooseStep } from './steps/choose-step.tsx';
import { ColumnsStep } from './steps/columns-step.tsx';
import { RecognisedStep } from './steps/recognised-step.tsx';
import { TakeAlong } from './take-along.tsx';
import type { Importing, StepProps } from './use-import.ts';
import choice from '../form/choice.module.css';
import styles from './steps/steps.module.css';

/** So many times it is said how far it is: each number would be too much to listen to. */
const STEPS = 4;

const saidOf = (done: number, total: number): string => {
  const step = total === 0 ? 0 : Math.floor((done / total) * STEPS);
  return step === 0 ? '' : `${(100 * step) / STEPS} % looked for`;
};

const ORDERS: readonly { readonly value: DateOrder; readonly label: string; readonly first: string }[] = [
  { value: 'day-first', label: 'The day comes first', first: 'day' },
  { value: 'month-first', label: 'The month comes first', first: 'month' },
];

/** Asks how the dates of the files are read. The likelier one is not guessed: no file says where it is from. */
function DateOrderStep({ flow: { files, answers, example }, importing: { isReading, read } }: StepProps<'date-order'>) {
  const [order, setOrder] = useState<DateOrder>();
  const [number] = /\d+/.exec(example) ?? [example];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (order && !isReading) read(files, { ...answers, dateOrder: order });
  };
  return (
    <form className={styles.question} onSubmit={submit}>
      <h3 className={styles.title}>How are its dates written?</h3>
      <fieldset className={styles.orders}>
        <legend
          className={styles.text}
        >{`The file has dates such as ${example}, which can be read in two ways.`}</legend>
        {ORDERS.map(({ value, label, first }) => (
          <Choice
            key={value}
            type="radio"
            name="date-order"
            isChosen={order === value}
            onChoose={() => setOrder(value)}
          >
            <span className={choice.text}>
              <b>{label}</b>
              <small>{`In ${example}, ${number} is the ${first}.`}</small>
            </span>
          </Choice>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" aria-disabled={!order || isReading}>
        {isReading ? 'Reading...' : 'Read it so'}
      </Button>
    </form>
  );
}

const NO_CODE =
  'What reads files could not be loaded. Check your connection, reload the page, and choose the file again.';

/** Says why a file was not read (product.md, Import: refusals). */
function RefusedStep({ flow: { refusal, fileName }, importing }: StepProps<'refused'>) {
  return (
    <Notice
      art="torn"
      heading="h3"
      title="Nothing was read"
      text={refusal === 'no-code' ? NO_CODE : REFUSAL_TEXTS[refusal]}
    >
      {fileName && <p dir="auto">{fileName}</p>}
      <ChooseFiles label="Choose another file" importing={importing} />
    </Notice>
  );
}

/** What thousands of matches are taken for. */
function* takenMatches(matches: readonly TitleMatch[], gainOf: GainOf): Steps<readonly TakenMatch[]> {
  const taken: TakenMatch[] = [];
  for (const match of matches) {
    taken.push(takenMatch(match, gainOf));
    yield;
  }
  return taken;
}

interface MatchingStepProps extends StepProps<'matching'> {
  readonly facade: ReviewFacade;
}

/** Goes on to the review, once all matches are there. */
const useReview = (
  { flow, importing: { dispatch }, facade }: MatchingStepProps,
  state: MatchState | undefined,
): void => {
  const { lists } = flow.reading;
  const matches = state?.status === 'done' ? state.matches : undefined;
  useEffect(() => {
    if (!matches) return undefined;
    let isLeft = false;
    const gainOf: GainOf = (match) => facade.gain(match, lists);
    const review = async () => {
      const taken = await inSlices(takenMatches(matches, gainOf));
      if (!isLeft) dispatch({ kind: 'matched', matches: taken, gainOf });
    };
    void review();
    return () => {
      isLeft = true;
    };
  }, [matches, lists, facade, dispatch]);
};

/** Looks for the titles, and shows how far it is (product.md, Import: progress). Once it is left, nothing more is asked. */
function MatchingStep(props: MatchingStepProps) {
  const { flow, importing, facade } = props;
  const [matching] = useState(() => facade.match(flow.asked));
  const state = useObservableState(matching.state$);
  useReview(props, state);
  const isPaused = state?.status === 'paused';

  return (
    <>
      <h3 className={styles.title}>Finding the titles</h3>
      <Finding state={state} total={flow.asked.titles.length} />
      <div className={styles.actions}>
        <Button
          icon={isPaused ? ICONS.play : ICONS.pause}
          onClick={() => (isPaused ? matching.resume() : matching.pause())}
        >
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
        {flow.review && (
          <Button variant="quiet" onClick={() => importing.dispatch({ kind: 'back' })}>
            Back to the review
          </Button>
        )}
      </div>
      <p className={styles.text}>
        {importing.isConverting
          ? 'You can close this at any time.'
          : 'You can close this at any time: nothing has changed yet. Choose the same files again, and it goes on from where it was.'}
      </p>
    </>
  );
}

/** How much is done. */
function Finding({ state, total }: { readonly state: MatchState | undefined; readonly total: number }) {
  const id = useId();
  const done = state?.matches.length ?? 0;
  return (
    <>
      <progress
        className={styles.progress}
        aria-label="Finding the titles"
        aria-describedby={id}
        value={done}
        max={Math.max(total, 1)}
      />
      <p role="status">
        <Hidden>{saidOf(done, total)}</Hidden>
      </p>
      <p id={id} className={styles.count}>
        {`${formatCount(done)} of ${formatCount(total)}${state?.status === 'paused' ? ', paused' : ''}`}
      </p>
      <p className={styles.offline} role="status">
        {state?.isOffline &&
          'There is no network. What was looked for before is found all the same, and what the file gives with its number at TMDB, type, name and year; the rest can be asked for again later.'}
      </p>
    </>
  );
}

/** What was chosen of the files, to be given back in another form (product.md, Import: only convert). */
function TakeAlongStep({ review, converting }: { readonly review: ImportReview; readonly converting: ConvertFacade }) {
  const chosen = chosenOf(review);
  return (
    <>
      <h3 className={styles.title}>Take it along</h3>
      <div className={styles.actions}>
        <TakeAlong
          variant="primary"
          hasNotes={chosen.some(({ imported: { note, viewings = [] } }) =>
            [{ note }, ...viewings].some((each) => each.note),
          )}
          onTake={(order) => void converting.convert(chosen, review.reading, order)}
        />
      </div>
    </>
  );
}

/** The step at which the visitor is. */
export function ImportStep({ importing }: { readonly importing: Importing }) {
  const { flow, dispatch, opened, facade, isConverting } = importing;
  if (flow.step === 'recognised') return <RecognisedStep reading={flow.reading} isConverting={isConverting} />;
  if (flow.step === 'refused') return <RefusedStep {...{ flow, importing }} />;
  if (flow.step === 'date-order') return <DateOrderStep {...{ flow, importing }} />;
  if (flow.step === 'columns') return <ColumnsStep key={flow.table.key} {...{ flow, importing }} />;
  if (flow.step === 'choosing' || !facade || !opened) return <ChooseStep importing={importing} />;
  if (flow.step === 'matching') return <MatchingStep {...{ flow, importing, facade }} />;
  if (flow.step === 'take-along') return <TakeAlongStep review={flow.review} converting={opened.converting} />;
  return (
    <WithPictures value={!isConverting}>
      <ReviewStep review={flow.review} {...{ dispatch, facade, isConverting }} />
    </WithPictures>
  );
}
