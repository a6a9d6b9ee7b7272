import { groupBy } from '#domain/devices/group-by.ts';
import type { Marks } from './cards.ts';

/** What a visitor did with one of the cards' buttons. */
export interface Deed {
  readonly name: string;
  readonly isPressed: boolean;
  /** What this device had heard of by then, this one included. */
  readonly heard: ReadonlySet<Deed>;
}

/** The one that was done knowing of all others; undefined where two devices did something apart from each other. */
const lastOf = (deeds: readonly Deed[]): Deed | undefined =>
  deeds.find(({ heard }) => deeds.every((deed) => heard.has(deed)));

/** What was done last with each button that somebody knew all about. */
export const lastDeeds = (deeds: readonly Deed[]): readonly Deed[] =>
  [...groupBy(deeds, ({ name }) => name).values()].flatMap((same) => lastOf(same) ?? []);

/** What is not as the visitor has left it. */
export const brokenIn = (marks: Marks, deeds: readonly Deed[]): readonly string[] =>
  lastDeeds(deeds)
    .filter(({ name, isPressed }) => marks[name] !== isPressed)
    .map(({ name, isPressed }) => `${name} was ${isPressed ? 'lost' : 'brought back'}`);
