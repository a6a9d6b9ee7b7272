import { DAY_MS } from '#domain/days/day-ms.ts';
import { known } from '#domain/import/cells/json-fields.ts';
import { questionKey, type TitleQuestion } from '#domain/import/matching/title-question.ts';
import { foundAt, type FoundTitle, type NamedTitle, wholeTitle } from '#domain/import/named-title.ts';
import { toStoredTitle } from '#domain/library/saved-title.ts';
import type { Clock } from '../../ports/clock.ts';
import { isCurrent } from '../../ports/memories/answer-memory.ts';
import {
  ANSWERS_KEPT_MS,
  type MatchMemory,
  type RememberedAnswer,
  type RememberedTitle,
} from '../../ports/memories/match-memory.ts';
import type { TitleLocale } from '../../ports/title-locale.ts';

/** That there is no such title is believed for a day: it may be new (product.md, Import: remembered). */
const NOTHING_KEPT_MS = DAY_MS;

const remembered = ({ originalName, englishName, ...title }: NamedTitle): RememberedTitle => ({
  ...toStoredTitle(title),
  ...known({ originalName, englishName }),
});

interface AnswerCacheDeps {
  readonly matchMemory: MatchMemory;
  /** In what language titles are asked for: an answer in another one is another answer. */
  readonly titleLocale: TitleLocale;
  readonly clock: Pick<Clock, 'now'>;
}

/** The answers of the provider that this device remembers, for as long as they hold. */
export class AnswerCache {
  constructor(private readonly deps: AnswerCacheDeps) {}

  /** By the questions' keys. Never rejects. */
  async recall(questions: readonly TitleQuestion[]): Promise<ReadonlyMap<string, readonly FoundTitle[]>> {
    const keys = new Map(questions.map(questionKey).map((key) => [this.inLanguage(key), key]));
    const answers = await this.deps.matchMemory.recall([...keys.keys()]);
    return new Map(
      [...answers].flatMap(([asked, answer]) => {
        const key = keys.get(asked);
        if (key === undefined || !this.holds(answer)) return [];
        return [[key, answer.titles.map(wholeTitle).map(foundAt(new Date(answer.answeredAt)))] as const];
      }),
    );
  }

  /** Waits for nothing. @returns the titles of the answer, with when they were given. */
  remember(question: TitleQuestion, titles: readonly NamedTitle[]): readonly FoundTitle[] {
    const { matchMemory, clock } = this.deps;
    const now = clock.now();
    void matchMemory.remember(this.inLanguage(questionKey(question)), {
      titles: titles.map(remembered),
      answeredAt: now.getTime(),
    });
    return titles.map(foundAt(now));
  }

  private inLanguage(key: string): string {
    const { language } = this.deps.titleLocale();
    return language === undefined ? key : `${language} ${key}`;
  }

  private holds(answer: RememberedAnswer): boolean {
    return isCurrent(answer, this.deps.clock.now(), answer.titles.length > 0 ? ANSWERS_KEPT_MS : NOTHING_KEPT_MS);
  }
}
