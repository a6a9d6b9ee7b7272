import { SHOW_FIELDS } from '../../shows/watched-show.ts';
import type { TitleDetails } from '../../title-details.ts';
import { titleKey, type TitleKey, type TitleRef } from '../../title.ts';
import { isSameJson } from '../../util/is-same-json.ts';
import type { Library } from '../library.ts';
import type { Patch } from '../patch.ts';
import { TITLE_FIELDS, type StoredTitle } from '../saved-title.ts';
import { keptTitles, type KeptTitle } from './kept-titles.ts';
import { MARKABLE_FIELDS, refOf } from './markable-title.ts';
import type { RefreshedTitle, ProviderFacts } from './titles-refreshed.ts';

/** What the provider answered. Without details it has no such title. */
export interface FactsAnswer {
  readonly title: TitleRef;
  readonly details: TitleDetails | undefined;
  /** ISO time. */
  readonly checkedAt: string;
}

type FactName = Exclude<keyof typeof TITLE_FIELDS, keyof TitleRef>;

const FACTS = (Object.keys(TITLE_FIELDS) as (keyof typeof TITLE_FIELDS)[]).filter(
  (name): name is FactName => name !== 'id' && name !== 'media_type',
);
const among = (fields: readonly string[]): readonly FactName[] => FACTS.filter((name) => fields.includes(name));
/** These keep less of a title than the others. */
const FACTS_OF: Readonly<Partial<Record<string, readonly FactName[]>>> = {
  marks: among(MARKABLE_FIELDS),
  episodes: among(SHOW_FIELDS),
};
/** Only a title's own page tells these: a list that was saved without them stays as small as it is. */
const FULL_PAGE_ONLY: ReadonlySet<FactName> = new Set(['tagline', 'status', 'runtime', 'genres', 'revenue']);
/** A title never loses its name. */
const NAMES: ReadonlySet<FactName> = new Set(['title', 'name']);

const isKept = (kept: StoredTitle, name: FactName): boolean => Object.hasOwn(kept, name) || !FULL_PAGE_ONLY.has(name);

/** What becomes of a title that the provider has: only what is another now (product.md, Freshness: follows). */
const foundPatch = ({ place, title }: KeptTitle, details: TitleDetails, checkedAt: string): Patch<ProviderFacts> => {
  const names = FACTS_OF[place.list ?? ''] ?? FACTS;
  const known = names.filter((name) => details[name] !== undefined && isKept(title, name));
  const unknown = names.filter((name) => details[name] === undefined && Object.hasOwn(title, name) && !NAMES.has(name));
  const changed = known.filter((name) => !isSameJson(details[name], title[name]));
  return {
    set: { ...Object.fromEntries(changed.map((name) => [name, details[name]])), checkedAt },
    clear: [...unknown, ...(title.goneAt === undefined ? [] : (['goneAt'] as const))],
  };
};

const patchOf = (kept: KeptTitle, { details, checkedAt }: FactsAnswer): Patch<ProviderFacts> =>
  details
    ? foundPatch(kept, details, checkedAt)
    : { set: { goneAt: kept.title.goneAt ?? checkedAt, checkedAt }, clear: [] };

/** Whether an answer is of use: what was asked for in a language that is not chosen any more would turn names back. */
const isOfUse = ({ details }: FactsAnswer, { preferences }: Library): boolean =>
  details?.texts_language === undefined || details.texts_language === preferences.titleLanguage;

/** What becomes of titles in every place that has them (product.md, Titles in one’s language: lists). */
export const refreshedTitles = (library: Library, answers: readonly FactsAnswer[]): readonly RefreshedTitle[] => {
  const useful = answers.filter((answer) => isOfUse(answer, library));
  const byKey = new Map<TitleKey, FactsAnswer>(useful.map((answer) => [titleKey(answer.title), answer]));
  return keptTitles(library).flatMap((kept) => {
    const answer = byKey.get(titleKey(kept.title));
    return answer ? { ...kept.place, title: refOf(kept.title), ...patchOf(kept, answer) } : [];
  });
};
