/**
 * Tells whether a part of the page is pointed at, until the signal. A press elsewhere ends it: of a mouse that the part
 * came under nothing is heard while fingers are used.
 */
export function watchPointing(part: HTMLElement, tell: (isPointing: boolean) => void, signal: AbortSignal): void {
  part.addEventListener('pointerenter', () => tell(true), { signal });
  part.addEventListener('pointerleave', () => tell(false), { signal });
  document.addEventListener('pointerdown', ({ target }) => part.contains(target as Node) || tell(false), {
    signal,
    capture: true,
  });
}
