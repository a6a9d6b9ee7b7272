type EventsOf<Target> = Target extends Window
  ? WindowEventMap
  : Target extends Document
    ? DocumentEventMap
    : Target extends HTMLElement
      ? HTMLElementEventMap
      : MediaQueryListEventMap;

type Listeners<Events> = { readonly [Type in keyof Events]?: (event: Events[Type]) => void };

/** Listens to several kinds of events, as an effect does while something is shown. @returns a function that ends it */
export const listen = <Target extends EventTarget>(
  target: Target,
  listeners: Listeners<EventsOf<Target>>,
  options?: AddEventListenerOptions,
): (() => void) => {
  const left = new AbortController();
  for (const [type, listener] of Object.entries(listeners) as [string, EventListener][])
    target.addEventListener(type, listener, { ...options, signal: left.signal });
  return () => left.abort();
};
