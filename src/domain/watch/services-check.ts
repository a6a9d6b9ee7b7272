import { titleKey, type TitleKey, type TitleRef } from '../title.ts';

/** Which titles of a list are on the visitor's services, as far as it is known. */
export interface ServicesCheck {
  /** Of how many titles it is known. */
  readonly checked: number;
  readonly total: number;
  readonly on: ReadonlySet<TitleKey>;
  /** Those of them that came to one of these services lately. */
  readonly isNew: ReadonlySet<TitleKey>;
}

/** What is known of a title. */
interface KnownServices {
  /** The ids of the services that stream it; undefined where that is not known. */
  readonly streamsOf: (title: TitleRef) => readonly number[] | undefined;
  /** Whether it came to one of the visitor's lately. */
  readonly isNewOn: (title: TitleRef) => boolean;
}

export const checkServices = (
  titles: readonly TitleRef[],
  services: readonly number[],
  { streamsOf, isNewOn }: KnownServices,
): ServicesCheck => {
  const mine = new Set(services);
  const known = titles.flatMap((title) => {
    const streams = streamsOf(title);
    return streams ? [{ title, isOn: streams.some((id) => mine.has(id)) }] : [];
  });
  const on = known.filter(({ isOn }) => isOn).map(({ title }) => title);
  return {
    checked: known.length,
    total: titles.length,
    on: new Set(on.map(titleKey)),
    isNew: new Set(on.filter(isNewOn).map(titleKey)),
  };
};

type Keys = ReadonlySet<TitleKey>;

const kept = (before: Keys, after: Keys): Keys =>
  before.size === after.size && [...after].every((key) => before.has(key)) ? before : after;

/** With the same sets as before where these say the same: what is drawn by them need not be drawn again. */
export const keepingSets = (before: ServicesCheck, after: ServicesCheck): ServicesCheck => ({
  ...after,
  on: kept(before.on, after.on),
  isNew: kept(before.isNew, after.isNew),
});
