import type { JsonFilms } from './json-films.ts';

const aborted = (): DOMException => new DOMException('Nobody waits for the answer any more.', 'AbortError');

/** The file, loaded when it is first asked for, and again after it could not be. */
export class JsonSource {
  private films: Promise<JsonFilms> | undefined;

  constructor(private readonly load: () => Promise<JsonFilms>) {}

  /** Answers in a later turn. Rejects as loading does, with what `answer` throws, and with an `AbortError` once the signal aborts. */
  ask<T>(signal: AbortSignal, answer: (films: JsonFilms) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = () => reject(aborted());
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop, { once: true });
      void this.loaded()
        .then(answer)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop));
    });
  }

  private loaded(): Promise<JsonFilms> {
    this.films ??= this.load().catch((error: unknown) => {
      this.films = undefined;
      throw error;
    });
    return this.films;
  }
}
