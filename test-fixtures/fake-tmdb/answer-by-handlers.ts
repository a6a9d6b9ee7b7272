import { getResponse, type HttpHandler } from 'msw';
import type { AnswerRequest } from './serve-requests.ts';

/** The answer of the first handler that has one, else 404. */
export const answerByHandlers =
  (handlers: readonly HttpHandler[]): AnswerRequest =>
  async (request) =>
    (await getResponse([...handlers], request)) ?? new Response(null, { status: 404 });
