import { titleKey } from '../../title.ts';
import { normalName } from './normal-name.ts';
import type { TitleQuestion } from './title-question.ts';

type KeyTable = {
  readonly [Kind in TitleQuestion['kind']]: (question: Extract<TitleQuestion, { readonly kind: Kind }>) => string;
};

const KEYS: KeyTable = {
  title: ({ title }) => titleKey(title),
  foreign: ({ id: { service, id } }) => `${service}:${id}`,
  number: ({ id }) => `tmdb:${id}`,
  name: ({ name, media_type = '', year = '' }) => `name:${media_type}:${year}:${normalName(name)}`,
};

/** Tells a question from every other, so that its answer can be remembered. */
export const questionKey = (question: TitleQuestion): string =>
  // One entry for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
  (KEYS[question.kind] as (asked: TitleQuestion) => string)(question);
