const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A tint between two inks, for depth. */
export const mix = (...[from, to, share]: [from: string, to: string, share: number]): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** So many tints from one ink to the other, both included. */
export const steps = (...[from, to, count]: [from: string, to: string, count: number]): readonly string[] =>
  Array.from({ length: count }, (_, index) => mix(from, to, count === 1 ? 0 : index / (count - 1)));

const WEIGHTS = [0.2126, 0.7152, 0.0722];
const luminance = (hex: string): number =>
  channels(hex).reduce((sum, value, index) => {
    const share = value / 255;
    return sum + (WEIGHTS[index] ?? 0) * (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);

/** As WCAG 2 defines it. */
export const contrast = (a: string, b: string): number => {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
