import { useObservableEagerState } from 'observable-hooks';
import { use, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { LinkTitles } from '#application/use-cases/links/link-titles.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { answerName } from '#domain/links/answer-name.ts';
import type { LinkList, LinkTitle } from '#domain/links/link-list.ts';
import { isNameless, titleKey, type TitleKey } from '#domain/title.ts';
import { Button } from '../../components/form/button.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { SelectionContext } from '../../components/list/selecting/selecting.tsx';
import { SelectionBar } from '../../components/list/selecting/selection-bar.tsx';
import { useApp } from '../../hooks/app-context.ts';
import { useLateDialog } from '../../hooks/code/use-late-dialog.ts';
import styles from './link-page.module.css';

interface CommonProps {
  /** The titles that the visitor has too: these are ticked from the start. */
  readonly common: readonly LinkTitle[];
}

/** Whether an answer is being made. */
export const useIsAnswering = (): boolean => {
  const selection = use(SelectionContext);
  return useSyncExternalStore(selection.subscribe, () => selection.state().isOn);
};

interface ShareAnswerProps {
  readonly list: Pick<LinkList, 'name'>;
  readonly titles: LinkTitles;
  /** Those that the visitor has, by their keys: their names are known. */
  readonly own: ReadonlyMap<TitleKey, StoredTitle>;
  readonly chosen: readonly LinkTitle[];
}

const load = () => import('../../components/links/link-dialog.tsx');

function ShareAnswer({ list, titles, own, chosen }: ShareAnswerProps) {
  const { module, open, close } = useLateDialog(load);
  // With their names, as far as these are known, and without what is gone.
  const titlesOf = () =>
    titles.known(chosen).map((title) => (isNameless(title) ? (own.get(titleKey(title)) ?? title) : title));
  return (
    <>
      <Button
        variant="quiet"
        icon={ICONS.share}
        aria-haspopup="dialog"
        // Not `disabled`: the focus would be lost once nothing is ticked.
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && open()}
      >
        Share answer
      </Button>
      {module && <module.LinkDialog name={answerName(list)} titlesOf={titlesOf} onClose={close} />}
    </>
  );
}

/** Ticks what both have once the lists are known, where an answer was begun before. @returns whether they are known */
const useLateTicks = (common: readonly LinkTitle[], isOn: boolean): boolean => {
  const selection = use(SelectionContext);
  const isLoaded = useObservableEagerState(useApp().library.loader.loadState$).status !== 'pending';
  const isEarly = useRef(false);
  const tick = useEffectEvent(() => selection.add(common));
  useEffect(() => {
    if (isLoaded && isEarly.current && isOn) tick();
    isEarly.current = isOn && !isLoaded;
  }, [isOn, isLoaded]);
  return isLoaded;
};

interface AnsweringProps extends CommonProps, Omit<ShareAnswerProps, 'chosen'> {
  /** The titles that the screen shows. */
  readonly shown: readonly LinkTitle[];
}

/** What the reader of a shared list would watch, as a link for its sender (product.md, Links: answer). */
export function Answering({ common, shown, ...answer }: AnsweringProps) {
  const isOn = useIsAnswering();
  const isKnown = useLateTicks(common, isOn);
  const ticked = common.length > 0 ? 'What you both have is ticked already. ' : 'You have none of these titles. ';
  return (
    <>
      <p role="status" className={isOn ? styles.answering : undefined}>
        {isOn && <span>{`${isKnown ? ticked : ''}Tick what you would watch, and share your answer.`}</span>}
      </p>
      <SelectionBar titles={shown}>{(chosen) => <ShareAnswer {...answer} chosen={chosen} />}</SelectionBar>
    </>
  );
}
