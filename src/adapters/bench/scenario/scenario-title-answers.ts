import type { TitleId } from '#application/ports/catalog/movie-catalog.ts';
import type { TitleAnswer, TitleAnswers, WantedParts } from '#application/ports/catalog/title-answers.ts';
import { answerEndpoint } from '../../tmdb/extras-endpoint.ts';
import type { Answerer } from './question.ts';

/** What lists want to know of titles, every call answered in another's way. */
export class ScenarioTitleAnswers implements TitleAnswers {
  constructor(
    private readonly inner: TitleAnswers,
    private readonly other: Answerer,
  ) {}

  answerOf(title: TitleId, wanted: WantedParts, signal: AbortSignal): Promise<TitleAnswer> {
    const { path } = answerEndpoint(title, wanted);
    return this.other.answer({ call: 'answerOf', path, about: [title, wanted], signal }, () =>
      this.inner.answerOf(title, wanted, signal),
    );
  }
}
