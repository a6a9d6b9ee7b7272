import { describe, expect, it, vi } from 'vitest';
import { TitleSelection } from './title-selection.ts';

const title = (id: number) => ({ id, media_type: 'movie' as const });
const LIST = [5, 3, 8, 1, 9].map(title);

const begun = () => {
  const selection = new TitleSelection();
  selection.show(LIST);
  selection.start({} as HTMLElement);
  return { selection, ids: () => LIST.filter(selection.isSelected).map(({ id }) => id) };
};

describe('a selection (product.md, Several at once: selecting)', () => {
  it('takes a title, and lets it go', () => {
    const { selection, ids } = begun();
    selection.toggle(title(8));
    selection.toggle(title(5));
    expect(ids()).toEqual([5, 8]);
    selection.toggle(title(8));
    expect(ids()).toEqual([5]);
  });

  it('may begin with some (product.md, Links: answer)', () => {
    const { selection, ids } = begun();
    selection.start({} as HTMLElement, [title(9), title(5)]);
    expect(ids()).toEqual([5, 9]);
    selection.add([title(8), title(5)]);
    expect(ids()).toEqual([5, 8, 9]);
    selection.leave();
    selection.add([title(1)]);
    expect([selection.state().isOn, ids()]).toEqual([false, []]);
  });

  it.each([
    [3, 1, [3, 8, 1]],
    [1, 3, [3, 8, 1]],
    [9, 9, [9]],
  ])('has all from %i to %i as the last of them becomes', (from, to, expected) => {
    const { selection, ids } = begun();
    selection.toggle(title(from));
    if (from !== to) selection.toggle(title(to), true);
    expect(ids()).toEqual(expected);
  });

  it('takes a range away, and begins where nothing was pressed before', () => {
    const { selection, ids } = begun();
    selection.selectAll();
    selection.toggle(title(3), true);
    expect(ids()).toEqual([5, 8, 1, 9]);
    selection.toggle(title(1), true);
    expect(ids()).toEqual([5, 9]);
  });

  it('has all that is shown beside what it has, and keeps what is hidden meanwhile', () => {
    const { selection, ids } = begun();
    selection.toggle(title(9));
    selection.show(LIST.slice(0, 2));
    selection.selectAll();
    expect(ids()).toEqual([5, 3, 9]);
  });

  it('ends with nothing', () => {
    const { selection, ids } = begun();
    const told = vi.fn();
    selection.subscribe(told);
    selection.toggle(title(5));
    selection.leave();
    selection.leave();
    expect([ids(), selection.state().isOn, told.mock.calls.length]).toEqual([[], false, 2]);
  });
});
