import { useId } from 'react';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import type { DrasticQuestion } from '#domain/devices/drastic-loss.ts';
import { Button } from '../../form/button.tsx';
import { ICONS } from '../../form/icons.ts';
import { drasticTexts } from './drastic-texts.ts';
import question from '../../form/question.module.css';

interface DrasticChoiceProps {
  readonly asked: DrasticQuestion;
  readonly onAnswer: DevicesFacade['answer'];
}

/** Asks before most of what the visitor has goes (product.md, Devices on screen: drastic). */
export function DrasticChoice({ asked, onAnswer }: DrasticChoiceProps) {
  const id = useId();
  const texts = drasticTexts(asked);
  return (
    <div className={question.choice} role="group" aria-labelledby={`${id}-question`}>
      <p id={`${id}-question`} className={question.subject}>
        {texts.question}
      </p>
      <p id={`${id}-details`}>{`${texts.details} Nothing goes before you have answered.`}</p>
      <div className={question.actions}>
        <Button aria-describedby={`${id}-details`} onClick={() => void onAnswer(false)}>
          Keep them on all devices
        </Button>
        <Button
          icon={ICONS.trash}
          className={question.danger}
          aria-describedby={`${id}-details`}
          onClick={() => void onAnswer(true)}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
