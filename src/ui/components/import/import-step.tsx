import { ReviewStep } from './review/review-step.tsx';
import { ChooseStep } from './steps/choose-step.tsx';
import { DateOrderStep } from './steps/date-order-step.tsx';
import { MatchingStep } from './steps/matching-step.tsx';
import { RecognisedStep } from './steps/recognised-step.tsx';
import { RefusedStep } from './steps/refused-step.tsx';
import type { useImport } from './use-import.ts';

type ImportStepProps = ReturnType<typeof useImport> & {
  /** Whether files are held over the page. */
  readonly isDraggedOver: boolean;
};

/** The step at which the visitor is. */
export function ImportStep({ flow, dispatch, facade, read, isDraggedOver }: ImportStepProps) {
  const isReading = 'pending' in flow && flow.pending !== undefined;
  const taking = { isReading, isDraggedOver, onFiles: read };
  if (flow.step === 'refused') return <RefusedStep {...flow} {...taking} />;
  if (flow.step === 'date-order') return <DateOrderStep {...flow} isReading={isReading} onChoose={read} />;
  if (flow.step === 'recognised') return <RecognisedStep reading={flow.reading} />;
  if (flow.step === 'choosing' || !facade) return <ChooseStep {...taking} />;
  if (flow.step === 'matching') return <MatchingStep {...{ flow, dispatch, facade }} />;
  return <ReviewStep review={flow.review} {...{ dispatch, facade }} />;
}
