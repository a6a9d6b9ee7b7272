import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';

/** Which titles of a list are selected, by their keys: a long list draws only some of them. */
export interface SelectionState {
  /** Whether titles are being selected. */
  readonly isOn: boolean;
  readonly keys: ReadonlySet<TitleKey>;
}

const OFF: SelectionState = { isOn: false, keys: new Set() };

/** The titles of one list that a visitor selects (product.md, Several at once: selecting). */
export class TitleSelection {
  private current = OFF;
  private shown: readonly TitleKey[] = [];
  /** The title from which Shift selects a range. */
  private anchor: TitleKey | undefined;
  /** The button that began it, which takes the focus at the end. */
  opener: HTMLElement | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly state = (): SelectionState => this.current;

  readonly isSelected = (title: TitleRef): boolean => this.current.keys.has(titleKey(title));

  /** @param titles those that the filters leave, in their order */
  show(titles: readonly TitleRef[]): void {
    this.shown = titles.map(titleKey);
  }

  /** @param selected those that are selected from the start */
  start(opener: HTMLElement, selected: readonly TitleRef[] = []): void {
    this.opener = opener;
    this.set({ isOn: true, keys: new Set(selected.map(titleKey)) });
  }

  /** Selects these too, while titles are being selected. */
  add(titles: readonly TitleRef[]): void {
    if (this.current.isOn) this.set({ isOn: true, keys: new Set([...this.current.keys, ...titles.map(titleKey)]) });
  }

  leave(): void {
    if (!this.current.isOn) return;
    this.anchor = undefined;
    this.set(OFF);
  }

  /** @param isRange whether all from the title before to this one become as this one */
  toggle(title: TitleRef, isRange = false): void {
    const key = titleKey(title);
    const keys = new Set(this.current.keys);
    const isSelected = !keys.has(key);
    for (const each of isRange ? this.rangeTo(key) : [key]) {
      if (isSelected) keys.add(each);
      else keys.delete(each);
    }
    this.anchor = key;
    this.set({ isOn: true, keys });
  }

  selectAll(): void {
    this.set({ isOn: true, keys: new Set([...this.current.keys, ...this.shown]) });
  }

  private rangeTo(key: TitleKey): readonly TitleKey[] {
    const to = this.shown.indexOf(key);
    const from = this.anchor === undefined ? -1 : this.shown.indexOf(this.anchor);
    if (from < 0 || to < 0) return [key];
    return this.shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  private set(state: SelectionState): void {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
