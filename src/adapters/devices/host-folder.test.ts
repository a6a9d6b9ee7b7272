import { beforeEach, describe, expect, it } from 'vitest';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { HostFolder } from './host-folder.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

let clock: VirtualClock;
let sent: Sent[];
beforeEach(() => {
  clock = new VirtualClock();
  sent = [];
});

/** A folder whose host answers so, one after the other, the last again and again. */
const answered = (...answers: readonly (() => Response)[]) =>
  new HostFolder({
    url: '/devices/0123/',
    clock,
    fetch: async (input, init = {}) => {
      sent.push({ url: input as string, init });
      const answer = answers[sent.length - 1] ?? answers.at(-1);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
const status = (code: number) => () => new Response(null, { status: code });
const text = (body: string) => () => new Response(body);

const outcomeOf = (work: Promise<unknown>): { value?: unknown; fault?: unknown } => {
  const outcome: { value?: unknown; fault?: unknown } = {};
  work.then(
    (value) => (outcome.value = value),
    (error: unknown) => (outcome.fault = (error as { fault?: unknown }).fault ?? error),
  );
  return outcome;
};

describe('a folder on the host', () => {
  it.each([
    [400, 'unreachable'],
    [401, 'denied'],
    [403, 'denied'],
    [405, 'unreachable'],
    [413, 'full'],
    [500, 'unreachable'],
    [502, 'unreachable'],
    [507, 'full'],
  ])('that answers %i is %s', async (code, fault) => {
    const folder = answered(status(code));
    for (const ask of [
      () => folder.list(),
      () => folder.read('a.json'),
      () => folder.write('a.json', 'x'),
      () => folder.remove('a.json'),
    ]) {
      await expect(ask()).rejects.toMatchObject({ name: 'FolderError', fault });
    }
  });

  it('that does not answer is unreachable', async () => {
    await expect(answered().list()).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('that has no such file has none, and no such folder, an empty one', async () => {
    const folder = answered(status(404));
    expect(await folder.list()).toEqual([]);
    expect(await folder.read('a.json')).toBeUndefined();
    await expect(folder.remove('a.json')).resolves.toBeUndefined();
    await expect(folder.write('a.json', 'x')).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('lists files alone: those that it has addresses for', async () => {
    const folder = answered(() =>
      Response.json([
        { name: 'a.json', type: 'file', size: 4, mtime: 'Tue, 24 Nov 2026 10:00:00 GMT' },
        { name: 'empty.json', type: 'file', size: 0 },
        { name: 'Put here by hand', type: 'file', size: 4 },
        { name: 'folder', type: 'directory' },
      ]),
    );
    expect(await folder.list()).toEqual([
      { name: 'a.json', size: 4, modified: 'Tue, 24 Nov 2026 10:00:00 GMT' },
      { name: 'empty.json', size: 0 },
    ]);
  });

  it.each([
    ['a page', '<!doctype html>'],
    ['no list', '{}'],
    ['a list of something else', '["a.json"]'],
  ])('that answers with %s is unreachable', async (_, body) => {
    await expect(answered(text(body)).list()).rejects.toMatchObject({ fault: 'unreachable' });
  });

  it('is asked in such a way that nothing is taken from a cache, and nobody told where the page is', async () => {
    const folder = answered(text('[]'));
    await folder.list();
    await folder.read('a.json');
    await folder.write('a.json', 'x');
    await folder.remove('a.json');
    expect(sent.map(({ url, init }) => `${init.method ?? 'GET'} ${url}`)).toEqual([
      'GET /devices/0123/',
      'GET /devices/0123/a.json',
      'PUT /devices/0123/a.json',
      'DELETE /devices/0123/a.json',
    ]);
    for (const { init } of sent) {
      expect(init).toMatchObject({
        cache: 'no-store',
        credentials: 'same-origin',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      });
    }
  });

  it('that was asked too fast is asked again, a little later each time', async () => {
    const outcome = outcomeOf(answered(status(429), status(429), text('text')).read('a.json'));
    await clock.advance(999);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent).toHaveLength(2);
    await clock.advance(2_000);
    expect(outcome).toEqual({ value: 'text' });
  });

  it('that is still asked too fast after 7 s is unreachable', async () => {
    const outcome = outcomeOf(answered(status(429)).write('a.json', 'x'));
    await clock.advance(6_999);
    expect(outcome).toEqual({});
    await clock.advance(1);
    expect(outcome).toEqual({ fault: 'unreachable' });
    expect(sent).toHaveLength(4);
  });
});
