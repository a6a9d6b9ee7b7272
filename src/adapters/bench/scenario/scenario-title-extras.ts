import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { TitleExtra } from '#domain/title-extra.ts';
import { extrasEndpoint } from '../../tmdb/extras-endpoint.ts';
import type { Answerer } from './question.ts';

/** Extras of titles that answer every call in another's way. */
export class ScenarioTitleExtras implements TitleExtras {
  constructor(
    private readonly inner: TitleExtras,
    private readonly other: Answerer,
  ) {}

  extrasOf(title: TitleId, signal: AbortSignal): Promise<TitleExtra> {
    const { path } = extrasEndpoint(title);
    return this.other.answer({ call: 'extrasOf', path, about: [title], signal }, () =>
      this.inner.extrasOf(title, signal),
    );
  }
}
