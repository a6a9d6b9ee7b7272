import type { TakenVersion } from '#application/ports/library/earlier-versions.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import type { Steps } from '#domain/steps.ts';
import { libraryTextSteps } from '../codec/library-text.ts';
import { textChecksum } from '../text-checksum.ts';

/** The text of a version, as a backup has it but for when it was made: the same library has the same text. */
export const versionTextSteps = ({ bundle: { library, remainder } }: TakenVersion): Steps<string> =>
  libraryTextSteps({ library, remainder });

/** What is kept beside the text. */
export const aboutVersion = ({ bundle: _, ...about }: TakenVersion, text: string, bytes: number): EarlierVersion => ({
  ...about,
  bytes,
  checksum: textChecksum(text),
});
