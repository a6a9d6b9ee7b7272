import { titleKey, type TitleKey, type TitleRef } from '../title.ts';

/** Which titles of a list are on the visitor's services, as far as it is known. */
export interface ServicesCheck {
  /** Of how many titles it is known. */
  readonly checked: number;
  readonly total: number;
  readonly on: ReadonlySet<TitleKey>;
}

/** @param streamsOf the ids of the services that stream a title; undefined where that is not known. */
export const checkServices = (
  titles: readonly TitleRef[],
  services: readonly number[],
  streamsOf: (title: TitleRef) => readonly number[] | undefined,
): ServicesCheck => {
  const mine = new Set(services);
  const known = titles.flatMap((title) => {
    const streams = streamsOf(title);
    return streams ? [{ title, isOn: streams.some((id) => mine.has(id)) }] : [];
  });
  const on = new Set(known.filter(({ isOn }) => isOn).map(({ title }) => titleKey(title)));
  return { checked: known.length, total: titles.length, on };
};

/** With the same set as before where that says the same: what is drawn by it need not be drawn again. */
export const keepingSet = (before: ServicesCheck, after: ServicesCheck): ServicesCheck =>
  before.on.size === after.on.size && [...after.on].every((key) => before.on.has(key))
    ? { ...after, on: before.on }
    : after;
