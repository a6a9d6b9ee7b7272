// The core compiles without DOM types; these two exist in browsers and in Node alike.
interface AbortSignal {
  readonly aborted: boolean;
}
declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}
