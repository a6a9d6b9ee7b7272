import type { Page } from '@playwright/test';
import type { Marks } from './cards.ts';

interface Operation {
  readonly name: string;
  /** Only one that is not pressed is pressed: then nobody takes it back. */
  readonly isAddition: boolean;
  /** Whether no other tab touches it, so that what was seen last must stay. */
  readonly isOwn: boolean;
}

export type Plan = readonly Operation[];

interface PlanParts {
  /** Of all the buttons there are. */
  readonly names: readonly string[];
  readonly seed: number;
  /** 0 or 1. */
  readonly tab: number;
  readonly count: number;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Of six buttons two are this tab's, two the other's, one is toggled by both, and one only ever pressed by both. */
const SHARES = 6;

const operationOn = (name: string, share: number, tab: number): Operation | undefined => {
  if (share < 4) return share % 2 === tab ? { name, isAddition: false, isOwn: true } : undefined;
  return { name, isAddition: share === 5, isOwn: share === 5 };
};

/** What a tab does, at random. */
export const planOf = ({ names, seed, tab, count }: PlanParts): Plan => {
  const random = randomOf(seed * 2 + tab);
  const possible = names.flatMap((name, at) => operationOn(name, (at + seed) % SHARES, tab) ?? []);
  return Array.from({ length: count }, () => possible[Math.floor(random() * possible.length)]).filter(
    (one) => one !== undefined,
  );
};

/** Presses the cards' own buttons as planned, each once the one before has had its effect. @returns what was seen last of those that must stay. */
export const operate = (page: Page, plan: Plan): Promise<Marks> =>
  page.evaluate(async (operations) => {
    const seen: Record<string, boolean> = {};
    for (const { name, isAddition, isOwn } of operations) {
      const button = document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(name)}"]`);
      if (!button) throw new Error(`There is no button ${name}.`);
      const before = button.ariaPressed;
      if (isAddition && before === 'true') continue;
      button.click();
      // Another tab may have taken it back before it is looked at.
      for (let looks = 0; button.ariaPressed === before && looks < 20; looks += 1)
        await new Promise((resolve) => setTimeout(resolve));
      if (isOwn) seen[name] = isAddition || button.ariaPressed === 'true';
    }
    return seen;
  }, plan);
