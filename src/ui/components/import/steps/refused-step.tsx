import { REFUSAL_TEXTS } from '#domain/import/refusal-texts.ts';
import { Notice } from '../../feedback/notice.tsx';
import type { ImportFlow } from '../import-flow.ts';
import { ChooseFiles, type TakingFiles } from './choose-files.tsx';

type RefusedStepProps = Extract<ImportFlow, { readonly step: 'refused' }> & TakingFiles;

const NO_CODE =
  'What reads files could not be loaded. Check your connection, reload the page, and choose the file again.';

/** Says why a file was not read (product.md, Import: refusals). */
export function RefusedStep({ refusal, fileName, ...taking }: RefusedStepProps) {
  return (
    <Notice
      art="torn"
      heading="h3"
      title="Nothing was read"
      text={refusal === 'no-code' ? NO_CODE : REFUSAL_TEXTS[refusal]}
    >
      {fileName && <p dir="auto">{fileName}</p>}
      <ChooseFiles label="Choose another file" {...taking} />
    </Notice>
  );
}
