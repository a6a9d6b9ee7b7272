import { injectable } from 'inversify';
import { filter, fromEvent, map, merge, startWith, Subject, tap } from 'rxjs';
import type { Browser, FileContents, FileToShare, LinkToShare } from '#application/ports/browser.ts';

/** A download has begun long before that. A link that is revoked at once may end its download. */
const LINK_LIFETIME_MS = 60_000;

/** The visitor closed the share sheet, or has it open already. */
const isShareEnd = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);

const shareByDevice = async (data: ShareData): Promise<void> => {
  try {
    await navigator.share(data);
  } catch (error) {
    // That is a choice of the visitor, not a failure.
    if (!isShareEnd(error)) throw error;
  }
};

@injectable()
export class WindowBrowser implements Browser {
  private hasAnswer = false;
  private readonly answered$ = new Subject<void>();

  readonly online$ = merge(
    fromEvent(globalThis, 'online'),
    fromEvent(globalThis, 'offline').pipe(tap(() => (this.hasAnswer = false))),
    this.answered$,
  ).pipe(
    startWith(undefined),
    map(() => navigator.onLine || this.hasAnswer),
  );

  // Both events are needed: a closed tab may fire only the first, and a hidden tab only the second.
  readonly leaving$ = merge(
    fromEvent(globalThis, 'pagehide'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'hidden')),
  ).pipe(map(() => undefined));

  readonly returning$ = merge(
    fromEvent<PageTransitionEvent>(globalThis, 'pageshow').pipe(filter(({ persisted }) => persisted)),
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
    fromEvent(document, 'resume'),
  ).pipe(map(() => undefined));

  readonly shown$ = this.returning$.pipe(
    startWith(undefined),
    filter(() => !document.hidden),
  );

  noteAnswer(): void {
    if (this.hasAnswer || navigator.onLine) return;
    this.hasAnswer = true;
    this.answered$.next();
  }

  get canShare(): boolean {
    return typeof navigator.share === 'function';
  }

  share(link: LinkToShare): Promise<void> {
    return shareByDevice(link);
  }

  canShareFile(type: string): boolean {
    // Not every browser has it, whatever the types say.
    const { canShare } = navigator as Partial<Navigator>;
    return canShare?.call(navigator, { files: [new File([], 'file', { type })] }) ?? false;
  }

  shareFile({ name, contents, type }: FileToShare): Promise<void> {
    return shareByDevice({ files: [new File([contents], name, { type })] });
  }

  copy(text: string): Promise<void> {
    return navigator.clipboard.writeText(text);
  }

  openMail(address: string): void {
    location.assign(`mailto:${encodeURIComponent(address).replace('%40', '@')}`);
  }

  download(name: string, contents: FileContents): void {
    // Its name says what it is: no browser is to know better.
    const href = URL.createObjectURL(new Blob([contents], { type: 'application/octet-stream' }));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), LINK_LIFETIME_MS);
  }

  startOver(): void {
    location.replace(import.meta.env.BASE_URL);
  }
}
