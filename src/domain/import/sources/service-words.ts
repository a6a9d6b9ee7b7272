import type { MediaType } from '../../title.ts';
import { textOf } from '../cells/json-fields.ts';
import { digitsOf } from '../cells/read-ids.ts';
import type { TitleType } from '../cells/read-title-type.ts';
import { readYesNo } from '../cells/read-yes-no.ts';
import { columnName } from '../cells/table.ts';
import { stoppedFinding, titleFinding, type Findings, type TitleStatement } from '../finding.ts';
import type { LeftOutReason } from '../left-out.ts';

/** What a service calls its kinds, or its states, or their codes: letters and digits, in lower case. */
export type Words<Meaning> = Readonly<Record<string, Meaning>>;

/** What a service means by a word; undefined for one that is not known here. The sign of a code counts. */
export const meaningOf = <Meaning>(words: Words<Meaning>, word: string): Meaning | undefined => {
  const key = /\p{L}/u.test(word) ? columnName(word) : digitsOf(word);
  return Object.hasOwn(words, key) ? words[key] : undefined;
};

/** A kind of title, or why what is of it is left out. A kind that is not known may be either's. */
export type ServiceKinds = Words<MediaType | LeftOutReason>;

/** What an entry is of, by its service's word for it. */
export const kindOf = (kinds: ServiceKinds, word: string): TitleType => {
  const kind = meaningOf(kinds, word);
  if (kind === undefined) return {};
  return kind === 'movie' || kind === 'tv' ? { media_type: kind } : { reason: kind };
};

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
  yield titleFinding(title.reason ? title : { ...title, ...saidByState(filed) });
}

const ANSWERS: ServiceStates = { true: 'seen', false: 'to-see' };

/** What an answer to whether a title was seen says of it: what is not answered is to be seen. */
export const saidByAnswer = (
  answer: unknown,
  days: Pick<FiledState, 'listedAt' | 'seenAt'>,
): Partial<TitleStatement> => {
  const isSeen = (answer ?? '') === '' ? false : readYesNo(answer);
  return saidByState({ ...days, states: ANSWERS, word: String(isSeen ?? textOf(answer)) });
};
