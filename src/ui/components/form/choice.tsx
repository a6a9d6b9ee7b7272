import type { ReactNode, Ref } from 'react';
import styles from './choice.module.css';
import box from './tick-box.module.css';

interface ChoiceProps {
  readonly type: 'checkbox' | 'radio';
  /** What the radio choices of one question share. */
  readonly name?: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

/** One of several things to choose, as wide as its place. */
export function Choice({ type, name, isChosen, onChoose, inputRef, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input ref={inputRef} className={box.box} type={type} name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
