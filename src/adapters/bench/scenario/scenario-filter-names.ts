import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { NamedFilterId, NamedFilterKind } from '#domain/discovery/named-filter.ts';
import type { NamedId } from '#domain/title-details.ts';
import type { Answerer } from './question.ts';

/** Names of filters that answer every call in another's way. */
export class ScenarioFilterNames implements FilterNames {
  constructor(
    private readonly inner: FilterNames,
    private readonly other: Answerer,
  ) {}

  find(kind: NamedFilterKind, text: string, signal: AbortSignal): Promise<readonly NamedId[]> {
    return this.other.answer({ call: 'find', path: `/search/${kind}`, about: [kind, text], signal }, () =>
      this.inner.find(kind, text, signal),
    );
  }

  nameOf(named: NamedFilterId, signal: AbortSignal): Promise<string> {
    const { kind, id } = named;
    return this.other.answer({ call: 'nameOf', path: `/${kind}/${id}`, about: [named], signal }, () =>
      this.inner.nameOf(named, signal),
    );
  }
}
