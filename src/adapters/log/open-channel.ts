/** Opens a channel to the other tabs; gives undefined where each tab is on its own. */
export type OpenChannel = (name: string) => BroadcastChannel | undefined;

/** A channel to the other tabs; undefined where the browser has none or refuses. */
export const openChannel: OpenChannel = (name) => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};
