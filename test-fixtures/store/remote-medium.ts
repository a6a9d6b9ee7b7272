import { NEVER } from 'rxjs';
import { isFree, newText, type Move, type NewText, type TextMedium, type Texts } from '#adapters/store/text-medium.ts';

export interface Remote {
  /** Ends with `/`; a key, encoded, comes behind it. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

/**
 * A toy, to show what a further store takes (docs/adding-a-store.md): texts at the other end of a network. Each key is a
 * resource, read by GET, written by PUT, removed by DELETE; a GET of the folder lists them. A write names by `If-Match` and
 * `If-None-Match` the text that it expects. Nothing is atomic: texts are written in the order in which they come.
 */
export class RemoteMedium implements TextMedium {
  readonly lifetime = 'device';
  readonly outside$ = NEVER;
  private writing = Promise.resolve();

  constructor(private readonly remote: Remote) {}

  async get(...keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    const texts: (string | undefined)[] = [];
    for (const key of keys) texts.push(await this.read(key));
    return texts;
  }

  // Writes take turns: the newest is the one that stays.
  set(texts: Texts, init?: RequestInit): Promise<void> {
    const written = this.writing.then(() => this.writeAll(texts, init));
    this.writing = written.catch(() => undefined);
    return written;
  }

  setNow(texts: Texts): void {
    // Each request outlives the page that sent it.
    void this.set(texts, { keepalive: true }).catch(() => undefined);
  }

  async remove(key: string, text?: string): Promise<boolean> {
    const headers = text === undefined ? {} : { 'If-Match': encodeURIComponent(text) };
    const { status } = await this.ask(key, { method: 'DELETE', headers });
    return status !== 412;
  }

  async move({ from, text, nameOf }: Move): Promise<string | undefined> {
    if ((await this.read(from)) !== text) return undefined;
    let count = 1;
    while (!(await this.claim(nameOf(count), text))) count += 1;
    // Refused when another has changed or moved the entry meanwhile.
    return (await this.remove(from, text)) ? nameOf(count) : undefined;
  }

  async keys(): Promise<readonly string[]> {
    return (await (await this.ask('')).json()) as readonly string[];
  }

  private async read(key: string): Promise<string | undefined> {
    const response = await this.ask(key);
    return response.status === 404 ? undefined : response.text();
  }

  private async writeAll(texts: Texts, init?: RequestInit): Promise<void> {
    for (const [key, text] of Object.entries(texts)) await this.write(key, text, init);
  }

  private async write(key: string, each: NewText, init?: RequestInit): Promise<void> {
    const text = typeof each === 'function' ? newText(each, await this.read(key)) : each;
    await this.ask(key, text === undefined ? { ...init, method: 'DELETE' } : { ...init, method: 'PUT', body: text });
  }

  /** Whether the text is under the name now, alone: a name that is taken is left as it is. */
  private async claim(name: string, text: string): Promise<boolean> {
    const { status } = await this.ask(name, { method: 'PUT', body: text, headers: { 'If-None-Match': '*' } });
    return status !== 412 || isFree(await this.read(name), text);
  }

  private async ask(key: string, init?: RequestInit): Promise<Response> {
    const response = await this.remote.fetch(`${this.remote.url}${encodeURIComponent(key)}`, init);
    if (response.status === 507) throw new DOMException('The server has no room.', 'QuotaExceededError');
    if (!response.ok && response.status !== 404 && response.status !== 412) {
      throw new Error(`The server answered ${response.status}.`);
    }
    return response;
  }
}
