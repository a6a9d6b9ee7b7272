import type { ConsoleLog } from '#application/ports/console-log.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import type { Answerer } from './question.ts';

/** Notes for reports what fails, as the adapter of a provider does (product.md, Report: failures). */
export const noting = (answerer: Answerer, consoleLog: ConsoleLog): Answerer => ({
  answer: async (question, rightAnswer) => {
    try {
      return await answerer.answer(question, rightAnswer);
    } catch (error) {
      if (error instanceof CatalogError) consoleLog.note?.('request', error, question.path);
      throw error;
    }
  },
});
