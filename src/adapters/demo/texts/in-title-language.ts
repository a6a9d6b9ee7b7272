import type { TitleLocale } from '#application/ports/title-locale.ts';
import type { DemoData } from '../demo-data.ts';

interface InTitleLanguage {
  readonly titleLocale: TitleLocale;
  /** What the texts are of. */
  readonly data: DemoData;
}

/**
 * One of the demo's adapters, which answers in the language that is chosen. The texts come when one is chosen: without a choice, nothing is
 * fetched and nothing differs.
 */
export const inTitleLanguage = <Port extends object>(port: Port, { titleLocale, data }: InTitleLanguage): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const ask = (asked: readonly unknown[]): unknown => Reflect.apply(member, target, asked);
      return (...asked: readonly unknown[]): unknown => {
        const { language } = titleLocale();
        if (!language) return ask(asked);
        return import('./translated-answers.ts').then((code) => code.answerIn({ ask, asked, data, language }));
      };
    },
  });
