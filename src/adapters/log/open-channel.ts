/** A channel to the other tabs; undefined where the browser has none or refuses. */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};
