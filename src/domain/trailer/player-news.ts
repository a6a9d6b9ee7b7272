import { parseJson } from '../text/parse-json.ts';

/** Where the player's messages come from. */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** What the player is sent, so that it tells how it fares: that somebody listens, and for what. */
export const PLAYER_GREETINGS: readonly string[] = [
  { event: 'listening' },
  { event: 'command', func: 'addEventListener', args: ['onError'] },
].map((message) => JSON.stringify({ ...message, id: 1, channel: 'widget' }));

/** Why the player shows no video. */
export type PlayerRefusal = 'not-embedded' | 'gone' | 'unplayable';

/** What a message of the player says: that it is there, or why it shows no video. */
export type PlayerNews = 'there' | PlayerRefusal;

/** The errors of YouTube's player API. 2 is a wrong key, 5 a failure of the player itself. */
const REFUSALS: ReadonlyMap<number, PlayerRefusal> = new Map([
  [100, 'gone'],
  [101, 'not-embedded'],
  [150, 'not-embedded'],
  [153, 'not-embedded'],
]);

const parse = (data: unknown): unknown => (typeof data === 'string' ? parseJson(data) : data);

/** Reads a message of the player's frame. Undefined for what is none of the player's. */
export const readPlayerNews = (data: unknown): PlayerNews | undefined => {
  const message = parse(data);
  if (typeof message !== 'object' || message === null || !('event' in message)) return undefined;
  if (message.event !== 'onError') return 'there';
  const code = 'info' in message ? message.info : undefined;
  return REFUSALS.get(Number(code)) ?? 'unplayable';
};
