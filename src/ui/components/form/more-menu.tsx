import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatch } from '../../hooks/use-latch.ts';
import { usePanel } from '../../hooks/use-panel.ts';
import { classNames } from '../page/class-names.ts';
import { Button } from './button.tsx';
import { ICONS } from './icons.ts';
import styles from './more-menu.module.css';

interface MoreMenuProps {
  /** Its button's name, where there is room for dots alone. */
  readonly label?: string;
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

/** The state of a menu, and what keys and presses make of it. */
const useMenu = (isBack: boolean | undefined) => {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, close, around } = usePanel();
  useEffect(() => {
    if (isBack) button.current?.focus({ preventScroll: true });
  }, [isBack]);
  // On a phone it is a sheet in the window, whatever contains or cuts off the line or dialog around it.
  useEffect(() => {
    if (isOpen && panel.current && getComputedStyle(panel.current).position === 'fixed') panel.current.showPopover();
  }, [isOpen]);
  /** The dialog of an action gives the focus back to what had it: by then, the action is not seen. */
  const leave = () => {
    if (!isOpen) return;
    button.current?.focus({ preventScroll: true });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' && isOpen) {
      // A dialog around the menu stays.
      event.stopPropagation();
      leave();
    } else if (step !== undefined && (isOpen || event.target === button.current) && panel.current) {
      event.preventDefault();
      if (!isOpen) flushSync(toggle);
      focusNext(panel.current, step);
    }
  };
  return { button, panel, isOpen, toggle, leave, around: { ...around, onKeyDown } };
};

/** What is rarely wanted of a list, a season or a line, behind '…' (product.md, Lists: more). */
export function MoreMenu({ label, children, isInline, isBack, className }: MoreMenuProps) {
  const id = useId();
  const { button, panel, isOpen, toggle, leave, around } = useMenu(isBack);
  const [isFilled] = useLatch(isOpen, isInline);
  return (
    <div data-more="" className={classNames(styles.around, isInline && styles.inline, className)} {...around}>
      <Button
        ref={button}
        variant="quiet"
        className={classNames(styles.more, label && styles.alone)}
        icon={ICONS.dots}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-removes=""
        onClick={toggle}
      >
        {label ?? 'More'}
      </Button>
      <div
        ref={panel}
        id={id}
        className={classNames(styles.panel, isOpen && styles.open)}
        popover={isOpen ? 'manual' : undefined}
        onClickCapture={leave}
      >
        {isFilled && children}
      </div>
    </div>
  );
}
