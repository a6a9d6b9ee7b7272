import { CollectedFindings } from './collected-findings.ts';
import { refusedOutcome, unrecognisedIn } from './files-without-titles.ts';
import type { DateOrder, ImportOutcome } from './import-reading.ts';
import type { ParsedFile } from './parsed-file.ts';
import { sortFiles } from './sort-files.ts';

/**
 * Reads the visitor's files (product.md, Import: recognition), a row a step: whoever asks for the steps may pause between them. The
 * last step's value is the outcome.
 */
export function* readFiles(files: readonly ParsedFile[], dateOrder?: DateOrder): Generator<undefined, ImportOutcome> {
  const sorted = yield* sortFiles(files);
  const found = new CollectedFindings();
  for (const [reader, ofReader] of sorted.byReader) {
    for (const finding of reader.read(ofReader, dateOrder)) {
      if (finding?.kind === 'ask-date-order') return finding;
      if (finding) found.add(finding);
      yield undefined;
    }
  }
  if (found.isEmpty) return refusedOutcome(sorted);
  const sources = [...new Set([...sorted.byReader.keys()].map(({ source }) => source))];
  return { kind: 'read', reading: { sources, ...found.reading(), unrecognised: unrecognisedIn(sorted) } };
}
