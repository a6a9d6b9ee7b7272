import { chosenHides, knownHides, type Hide } from '#domain/library/hides.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useFacade } from '../../hooks/code/use-facade.ts';
import { useLibrary } from '../../hooks/use-library.ts';

const NOTHING_CHOSEN: readonly string[] = [];

/** What the visitor has chosen to hide, wherever it is, and how they choose (product.md, Hiding: remembered). */
export const useHides = (): readonly [hides: readonly Hide[], choose: (hides: readonly Hide[]) => void] => {
  const { library } = useApp();
  const preference = useLibrary(({ preferences }) => preferences.hides) ?? NOTHING_CHOSEN;
  const withMarks = useFacade('marks');
  const choose = (hides: readonly Hide[]) =>
    void withMarks(({ setChoices }) => {
      const before = library.library.preferences.hides ?? NOTHING_CHOSEN;
      setChoices.execute({ hides: chosenHides(before, hides) });
    });
  return [knownHides(preference), choose];
};
