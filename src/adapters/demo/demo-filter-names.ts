import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import { notThere } from '#domain/catalog-failure.ts';
import type { NamedFilterId, NamedFilterKind } from '#domain/discovery/named-filter.ts';
import type { NamedId } from '#domain/title-details.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { answerLater } from './answer-later.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { findPerson } from './demo-index.ts';
import { DEMO_EXTRAS, type DemoExtras } from './extras/demo-extras.ts';
import { foldText } from './listings/fold-text.ts';
import { searchDemo } from './listings/search-demo.ts';

const FOUND_MAX = 20;

type OfTitles = Exclude<NamedFilterKind, 'person'>;

const NAMED_IN: Readonly<Record<OfTitles, (title: DemoTitle, extras: DemoExtras) => readonly NamedId[] | undefined>> = {
  keyword: (title, extras) => extras.keywordsOf(title),
  company: (title, extras) => extras.factsOf(title).companies,
  network: (title, extras) => extras.factsOf(title).networks,
};

/** The names of what the demo's listings are filtered by: companies and networks that do not exist, and people. */
export class DemoFilterNames implements FilterNames {
  constructor(
    private readonly data: DemoData,
    private readonly extras: DemoExtras = DEMO_EXTRAS,
  ) {}

  find(kind: NamedFilterKind, text: string, signal: AbortSignal): Promise<readonly NamedId[]> {
    return answerLater(signal, () => this.found(kind, text).slice(0, FOUND_MAX));
  }

  nameOf({ kind, id }: NamedFilterId, signal: AbortSignal): Promise<string> {
    return answerLater(signal, () => {
      const named = kind === 'person' ? findPerson(this.data, id) : this.named(kind).find((each) => each.id === id);
      if (!named) throw notThere();
      return named.name;
    });
  }

  private found(kind: NamedFilterKind, text: string): readonly NamedId[] {
    if (kind === 'person') {
      const hits = searchDemo(this.data, { tab: 'person', text });
      return hits.flatMap((hit) => (hit.kind === 'person' ? [{ id: hit.person.id, name: hit.person.name }] : []));
    }
    const sought = foldText(text);
    return sought === '' ? [] : this.named(kind).filter(({ name }) => foldText(name).includes(sought));
  }

  private named(kind: OfTitles): readonly NamedId[] {
    const all = this.data.titles.flatMap((title) => NAMED_IN[kind](title, this.extras) ?? []);
    return uniqueBy(all, ({ id }) => id).toSorted((a, b) => a.id - b.id);
  }
}
