import type { TakenVersion } from '#application/ports/library/earlier-versions.ts';
import type { EarlierVersion } from '#domain/library/versions/earlier-version.ts';
import type { Steps } from '#domain/steps.ts';
import { libraryTextSteps } from '../codec/library-text.ts';
import { checksumSteps } from '../text-checksum.ts';

export interface PackedVersion {
  /** As a backup has it but for when it was made: the same library has the same text. */
  readonly text: string;
  /** What is kept beside the text. */
  readonly about: Omit<EarlierVersion, 'bytes'>;
}

/** Packs a version, a step at a time. */
export function* packSteps({ bundle: { library, remainder }, ...about }: TakenVersion): Steps<PackedVersion> {
  const text = yield* libraryTextSteps({ library, remainder });
  return { text, about: { ...about, checksum: yield* checksumSteps(text) } };
}
