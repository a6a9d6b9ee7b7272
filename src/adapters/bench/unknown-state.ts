import { Port, type Token } from '#application/ports/port.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import type { Classification } from '#domain/classified-error.ts';
import { decorating, type Decoration } from './decoration.ts';
import type { Answerer } from './scenario/question.ts';
import { ScenarioCatalog } from './scenario/scenario-catalog.ts';

/** The address asks for a state that there is not. */
class UnknownState extends Error {}

const explained = (message: string, other: Classification): Classification => ({
  ...other,
  message,
  alternate: { ...other.alternate, title: 'Unknown state', message },
});

/** Has the startup failure screen say what is wrong with the address (product.md, QA: unknown). */
export const unknownState = (problem: string): readonly Decoration[] => {
  const refusing: Answerer = {
    answer: (question, rightAnswer) =>
      question.call === 'fetchConfiguration' ? Promise.reject(new UnknownState(problem)) : rightAnswer(),
  };
  return [
    decorating(Port.catalog, (inner) => new ScenarioCatalog(inner, refusing)),
    decorating(ClassifyError as Token<ClassifyError>, (inner) => ({
      execute: (error, text) =>
        error instanceof UnknownState
          ? explained(error.message, inner.execute(error, text))
          : inner.execute(error, text),
    })),
  ];
};
