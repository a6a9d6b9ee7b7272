import type { FoundByName, TitleFinder } from '#application/ports/title-finder.ts';
import type { ForeignId } from '#domain/import/foreign-id.ts';
import type { NameQuery } from '#domain/import/name-query.ts';
import type { Title } from '#domain/title.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** A finder that answers every call as the current scenario demands. */
export class ScenarioTitleFinder implements TitleFinder {
  constructor(
    private readonly inner: TitleFinder,
    private readonly misbehaviour: Misbehaviour,
  ) {}

  findById(id: ForeignId, signal: AbortSignal): Promise<readonly Title[]> {
    return this.misbehaviour.answer({ call: 'findById', about: [id], signal }, () => this.inner.findById(id, signal));
  }

  findByName(query: NameQuery, signal: AbortSignal): Promise<FoundByName> {
    return this.misbehaviour.answer({ call: 'findByName', about: [query], signal }, () =>
      this.inner.findByName(query, signal),
    );
  }
}
