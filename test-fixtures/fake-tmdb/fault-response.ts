import { HttpResponse } from 'msw';
import type { Fault } from './faults.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML = '<!doctype html><title>Gateway</title><h1>Not what you asked for</h1>';

const statusResponse = ({ status, retryAfter, html = false }: Extract<Fault, { kind: 'status' }>): Response => {
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
  if (html) return HttpResponse.html(HTML, { status, headers });
  const body = { success: false, status_code: 11, status_message: 'Internal error: Something went wrong.' };
  return HttpResponse.json(body, { status, headers });
};

const wait = (ms: number | 'infinite'): Promise<void> =>
  new Promise((resolve) => {
    if (ms !== 'infinite') setTimeout(resolve, ms);
  });

const truncated = async (answer: Response): Promise<Response> => {
  const text = await answer.text();
  return HttpResponse.text(text.slice(0, text.length / 2), { headers: JSON_TYPE });
};

type RightAnswer = () => Promise<Response>;
type Answers = {
  readonly [Kind in Fault['kind']]: (
    fault: Extract<Fault, { kind: Kind }>,
    rightAnswer: RightAnswer,
  ) => Response | Promise<Response>;
};

const ANSWERS: Answers = {
  html: () => HttpResponse.html(HTML),
  empty: () => new HttpResponse(null, { headers: JSON_TYPE }),
  truncated: async (_, rightAnswer) => truncated(await rightAnswer()),
  shape: ({ body = { greeting: 'hello' } }) => new HttpResponse(JSON.stringify(body), { headers: JSON_TYPE }),
  status: statusResponse,
  redirect: ({ to }) => new HttpResponse(null, { status: 302, headers: { Location: to } }),
  network: () => HttpResponse.error(),
  delay: async ({ ms }, rightAnswer) => {
    await wait(ms);
    return rightAnswer();
  },
};

/** What a fault answers in place of, or from, the right answer. */
export const faultResponse = <Kind extends Fault['kind']>(
  fault: Extract<Fault, { kind: Kind }>,
  rightAnswer: RightAnswer,
): Response | Promise<Response> => {
  const answer: Answers[Kind] = ANSWERS[fault.kind];
  return answer(fault, rightAnswer);
};
