import { NEVER } from 'rxjs';
import { isFree, type Move, type TextMedium } from '#adapters/store/text-medium.ts';

export interface Remote {
  /** Ends with `/`; a key, encoded, comes behind it. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

/**
 * A toy, to show what a further store takes (docs/adding-a-store.md): texts at the other end of a network, one resource
 * for each key, read by GET, written by PUT, removed by DELETE, listed by GET of the folder. A write says by `If-Match`
 * and `If-None-Match` what it takes for granted.
 */
export class RemoteMedium implements TextMedium {
  readonly lifetime = 'device';
  readonly outside$ = NEVER;

  constructor(private readonly remote: Remote) {}

  async get(key: string): Promise<string | undefined> {
    const response = await this.ask(key);
    return response.status === 404 ? undefined : response.text();
  }

  async set(key: string, text: string): Promise<void> {
    await this.ask(key, { method: 'PUT', body: text });
  }

  setNow(key: string, text: string): void {
    // Outlives the page that sent it.
    void this.ask(key, { method: 'PUT', body: text, keepalive: true }).catch(() => undefined);
  }

  async remove(key: string, text?: string): Promise<boolean> {
    const headers = text === undefined ? {} : { 'If-Match': encodeURIComponent(text) };
    const { status } = await this.ask(key, { method: 'DELETE', headers });
    return status !== 412;
  }

  async move({ from, text, nameOf }: Move): Promise<string | undefined> {
    if ((await this.get(from)) !== text) return undefined;
    let count = 1;
    while (!(await this.claim(nameOf(count), text))) count += 1;
    // Refused when another has changed or moved the entry meanwhile.
    return (await this.remove(from, text)) ? nameOf(count) : undefined;
  }

  async keys(): Promise<readonly string[]> {
    return (await (await this.ask('')).json()) as readonly string[];
  }

  /** Whether the text is under the name now, alone: a name that is taken is left as it is. */
  private async claim(name: string, text: string): Promise<boolean> {
    const { status } = await this.ask(name, { method: 'PUT', body: text, headers: { 'If-None-Match': '*' } });
    return status !== 412 || isFree(await this.get(name), text);
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
