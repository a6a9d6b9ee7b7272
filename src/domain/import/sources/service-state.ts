import { stoppedFinding, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import { meaningOf, type Words } from './service-kind.ts';

/** What a state of a service's says of a title. A title that was given up is, as one that is watched, neither to be seen nor seen. */
type ServiceState = 'to-see' | 'seen' | 'neither' | 'given-up';

export type ServiceStates = Words<ServiceState>;

/** The state of a title as its file has it. */
export interface FiledState {
  readonly states: ServiceStates;
  /** The word or the code. */
  readonly word: string;
  /** What the visitor is told that the file says, where that is not the word. */
  readonly name?: string | undefined;
  /** They are asked for where the state says so: days that cannot be read are counted. */
  readonly listedAt?: () => string | undefined;
  readonly seenAt?: () => string | undefined;
}

/** What the state says; a word or a code that is not known here says nothing, and is told (product.md, Import: unknown codes). */
export const saidByState = (filed: FiledState): Partial<TitleStatement> => {
  const { word, name = word, listedAt, seenAt } = filed;
  const state = meaningOf(filed.states, word);
  if (state === 'to-see') return { listedAt: listedAt?.() ?? null };
  if (state === 'seen') return { seenAt: seenAt?.() ?? null };
  if (word === '') return {};
  return { elseLeftOut: { reason: state ? 'unmarked' : 'unknown-state', word: name } };
};

export const isGivenUp = ({ states, word }: FiledState): boolean => meaningOf(states, word) === 'given-up';

/** A title with its state: a show that was given up is not followed. */
export function* statedTitle(title: TitleStatement, filed: FiledState): Findings {
  if (isGivenUp(filed) && title.media_type === 'tv') yield stoppedFinding(title);
  yield titleFinding({ ...title, ...saidByState(filed) });
}
