import { Notice } from '../../feedback/notice.tsx';
import type { ImportFlow } from '../import-flow.ts';
import { REFUSALS } from '../import-sentences.ts';
import { ChooseFiles, type TakingFiles } from './choose-files.tsx';

type RefusedStepProps = Extract<ImportFlow, { readonly step: 'refused' }> & TakingFiles;

/** Says why a file was not read (product.md, Import: refusals). */
export function RefusedStep({ refusal, fileName, ...taking }: RefusedStepProps) {
  return (
    <Notice art="torn" heading="h3" title="Nothing was read" text={REFUSALS[refusal]}>
      {fileName && <p dir="auto">{fileName}</p>}
      <ChooseFiles label="Choose another file" {...taking} />
    </Notice>
  );
}
