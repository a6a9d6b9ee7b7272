import type { FileToImport } from '#application/ports/library/file-decoder.ts';
import type { UnknownTable } from '#domain/import/columns/table-choices.ts';
import type { ImportOutcome, ReadingAnswers, ImportReading } from '#domain/import/import-reading.ts';
import type { ImportRefusal } from '#domain/import/import-refusal.ts';
import type { Title } from '#domain/title.ts';
import {
  notAskedOf,
  reviewOf,
  takenAt,
  withAnswers,
  withPick,
  type ImportReview,
  type GainOf,
  type TakenMatch,
} from './import-review.ts';

export type Files = readonly FileToImport[];

/** Why nothing was read. 'no-code' means that what reads files did not come. */
type Refusal = ImportRefusal | 'no-code';

/** Files, and what was said of them so far. */
export interface AskedFiles {
  readonly files: Files;
  readonly answers: ReadingAnswers;
}

interface TakesFiles {
  /** The files that are being read. Another choice takes their place. */
  readonly pending?: Files;
}

/** Where the visitor is between a file and the lists (product.md, Import: steps). */
export type ImportFlow =
  | (TakesFiles & { readonly step: 'choosing' })
  | (TakesFiles & { readonly step: 'refused'; readonly refusal: Refusal; readonly fileName: string })
  | (TakesFiles & AskedFiles & { readonly step: 'date-order'; readonly example: string })
  | (TakesFiles & AskedFiles & { readonly step: 'columns'; readonly table: UnknownTable })
  | (TakesFiles & { readonly step: 'recognised'; readonly reading: ImportReading })
  | {
      readonly step: 'matching';
      readonly reading: ImportReading;
      /** The part of the reading that is asked for. */
      readonly asked: ImportReading;
      /** What was there when the rest was asked for. */
      readonly review?: ImportReview;
    }
  | { readonly step: 'review' | 'take-along'; readonly review: ImportReview };

export type ImportEvent =
  | { readonly kind: 'files'; readonly files: Files }
  | (AskedFiles & { readonly kind: 'read'; readonly outcome: ImportOutcome })
  | { readonly kind: 'no-code'; readonly files: Files }
  | { readonly kind: 'match' }
  | { readonly kind: 'ask-again' }
  | { readonly kind: 'back' }
  | { readonly kind: 'take-along' }
  | { readonly kind: 'matched'; readonly matches: readonly TakenMatch[]; readonly gainOf: GainOf }
  | { readonly kind: 'pick'; readonly at: number; readonly title: Title | null | undefined }
  /** It is known by now where the catalogue has the episodes of a title that was picked. */
  | { readonly kind: 'placed'; readonly at: number; readonly title: Title }
  | { readonly kind: 'start-over' };

type Event<Kind> = Extract<ImportEvent, { readonly kind: Kind }>;

export const CHOOSING: ImportFlow = { step: 'choosing' };

/** Whether files that are dropped are read now. */
export const takesFiles = (flow: ImportFlow): boolean => flow.step !== 'matching' && !('review' in flow);

const isPending = (flow: ImportFlow, files: Files): boolean => 'pending' in flow && flow.pending === files;

const afterReading = (flow: ImportFlow, { files, answers, outcome }: Event<'read'>): ImportFlow => {
  // The visitor has chosen others meanwhile, or closed the dialog.
  if (!isPending(flow, files)) return flow;
  if (outcome.kind === 'read') return { step: 'recognised', reading: outcome.reading };
  if (outcome.kind === 'refused') return { step: 'refused', refusal: outcome.refusal, fileName: outcome.fileName };
  if (outcome.kind === 'ask-columns') return { step: 'columns', files, answers, table: outcome.table };
  return { step: 'date-order', files, answers, example: outcome.example };
};

const askAgain = (flow: ImportFlow): ImportFlow => {
  if (flow.step !== 'review') return flow;
  const { review } = flow;
  return { step: 'matching', reading: review.reading, asked: notAskedOf(review), review };
};

const afterMatching = (flow: ImportFlow, { matches, gainOf }: Event<'matched'>): ImportFlow => {
  if (flow.step !== 'matching') return flow;
  const { reading, review } = flow;
  return { step: 'review', review: review ? withAnswers(review, matches) : reviewOf({ reading, matches, gainOf }) };
};

/** Another may have been picked meanwhile. */
const afterPlacing = (flow: ImportFlow, { at, title }: Event<'placed'>): ImportFlow =>
  flow.step === 'review' && takenAt(flow.review, at).title === title
    ? { step: 'review', review: withPick(flow.review, at, title) }
    : flow;

const STEPS: { readonly [Kind in ImportEvent['kind']]: (flow: ImportFlow, event: Event<Kind>) => ImportFlow } = {
  files: (flow, { files }) => (flow.step === 'matching' || 'review' in flow ? flow : { ...flow, pending: files }),
  read: afterReading,
  'no-code': (flow, { files }) =>
    isPending(flow, files) ? { step: 'refused', refusal: 'no-code', fileName: '' } : flow,
  match: (flow) =>
    flow.step === 'recognised' ? { step: 'matching', reading: flow.reading, asked: flow.reading } : flow,
  'ask-again': askAgain,
  back: (flow) => ('review' in flow && flow.review ? { step: 'review', review: flow.review } : flow),
  'take-along': (flow) => (flow.step === 'review' ? { ...flow, step: 'take-along' } : flow),
  matched: afterMatching,
  pick: (flow, { at, title }) =>
    flow.step === 'review' ? { step: 'review', review: withPick(flow.review, at, title) } : flow,
  placed: afterPlacing,
  'start-over': () => CHOOSING,
};

/** The next step. An event that does not belong to the step changes nothing. */
export const importFlow = <Kind extends ImportEvent['kind']>(
  flow: ImportFlow,
  event: Event<Kind> & { readonly kind: Kind },
): ImportFlow => STEPS[event.kind](flow, event);
