import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatch } from '../../hooks/use-latch.ts';
import { usePanel } from '../../hooks/use-panel.ts';
import { classNames } from '../page/class-names.ts';
import { Button } from './button.tsx';
import type { IconPath } from './icon.tsx';
import { ICONS } from './icons.ts';
import styles from './more-menu.module.css';

/** A button that says a state, and what it opens is about that. */
interface StateButton {
  readonly text: string;
  readonly icon: IconPath;
  readonly isPressed: boolean;
  /** Done by a press while it opens nothing. */
  readonly onPress: () => void;
}

interface MoreMenuProps {
  /** Its button's name, where there is room for dots alone. */
  readonly label?: string;
  /** Its button, in place of the dots: it opens what can be done while it is pressed. */
  readonly state?: StateButton;
  /** What can be done. It stays once the menu was opened: a dialog of it is open while the menu is not. */
  readonly children: ReactNode;
  /** Whether what is in it stands in its place where there is room. */
  readonly isInline?: boolean;
  /** Whether its button has the focus as soon as it is there. */
  readonly isBack?: boolean | undefined;
  readonly className?: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among what can be done, from its end to its beginning too. */
const focusNext = (panel: HTMLElement, step: number): void => {
  const acts = [...panel.querySelectorAll<HTMLElement>('a, button:enabled')].filter((act) => act.checkVisibility());
  const at = acts.findIndex((act) => act === document.activeElement);
  const next = at < 0 && step < 0 ? -1 : (at + step) % acts.length;
  acts.at(next)?.focus();
};

/** On a phone it is a sheet in the window, whatever contains or cuts off the line or dialog around it. */
const useSheet = (panel: RefObject<HTMLElement | null>, isOpen: boolean): void =>
  useEffect(() => {
    if (isOpen && panel.current && getComputedStyle(panel.current).position === 'fixed') panel.current.showPopover();
  }, [panel, isOpen]);

/** The state of a menu, and what keys and presses make of it. @param instead what a press of its button does while there is no menu */
const useMenu = (isBack: boolean | undefined, instead: (() => void) | undefined) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen: isPanelOpen, toggle, close, around } = usePanel();
  const canOpen = instead === undefined;
  const isOpen = isPanelOpen && canOpen;
  if (isPanelOpen && !canOpen) close();
  useSheet(panel, isOpen);
  useEffect(() => {
    if (isBack) button.current?.focus({ preventScroll: true });
  }, [isBack]);
  /** The dialog of an action gives the focus back to what had it: by then, the action is not seen. */
  const leave = () => {
    button.current?.focus({ preventScroll: true });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' && isOpen) {
      // A dialog around the menu stays.
      event.stopPropagation();
      leave();
    } else if (canOpen && step !== undefined && (isOpen || event.target === button.current) && panel.current) {
      event.preventDefault();
      if (!isOpen) flushSync(toggle);
      focusNext(panel.current, step);
    }
  };
  const ofButton = {
    ref: button,
    'aria-expanded': canOpen ? isOpen : undefined,
    'aria-controls': isOpen ? id : undefined,
    onClick: instead ?? toggle,
  };
  const ofPanel = { ref: panel, id, ...(isOpen && { popover: 'manual' as const, onClickCapture: leave }) };
  return { isOpen, ofButton, ofPanel, around: { ...around, onKeyDown } };
};

/** What is rarely wanted of a list, a season or a line, behind '…' (product.md, Lists: more), or what can be done about a state. */
export function MoreMenu({ label, state, children, isInline, isBack, className }: MoreMenuProps) {
  const { isOpen, ofButton, ofPanel, around } = useMenu(isBack, state?.isPressed === false ? state.onPress : undefined);
  const [isFilled] = useLatch(isOpen, isInline);
  return (
    <div data-more="" className={classNames(styles.around, isInline && styles.inline, className)} {...around}>
      {state ? (
        <Button icon={state.icon} aria-pressed={state.isPressed} {...ofButton}>
          {state.text}
        </Button>
      ) : (
        <Button
          variant="quiet"
          className={classNames(styles.more, label && styles.alone)}
          icon={ICONS.dots}
          data-removes=""
          {...ofButton}
        >
          {label ?? 'More'}
        </Button>
      )}
      <div className={classNames(styles.panel, isOpen && styles.open)} {...ofPanel}>
        {isFilled && children}
      </div>
    </div>
  );
}
