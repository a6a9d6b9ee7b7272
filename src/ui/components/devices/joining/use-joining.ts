import { useRef, useState } from 'react';
import type { DevicesFacade, JoinAnswer, JoinPreview } from '#application/use-cases/devices/devices-facade.ts';
import type { JoinChoice } from '#domain/devices/joining/join-choice.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useDraftText } from '../../../hooks/text/use-draft-text.ts';

/** Where the visitor is between a way and the shared lists (product.md, Devices on screen: steps). */
type Joining =
  | { readonly step: 'choosing'; readonly refusal?: string }
  | { readonly step: 'looking' }
  | { readonly step: 'preview' | 'joining' | 'joined'; readonly preview: JoinPreview };

const CHOOSING: Joining = { step: 'choosing' };

/** @param answer undefined where the visitor chose no folder */
const afterLooking = (answer: JoinAnswer | undefined): Joining => {
  if (answer === undefined) return CHOOSING;
  return answer.kind === 'preview'
    ? { step: 'preview', preview: answer }
    : { step: 'choosing', refusal: answer.reason };
};

const FAILURE: Joining = { step: 'choosing', refusal: 'This could not be done. Reload the page, and try again.' };

/** The steps of joining: the choice of a way, the preview of its effect, and joining itself. */
export const useJoining = (devices: DevicesFacade, first: Joining = CHOOSING) => {
  const { consoleLog } = useApp();
  const [joining, setJoining] = useState(first);
  const [suggested] = useState(() => devices.suggestName());
  const { text: name, setText: setName, clear } = useDraftText('name of joining device', suggested);
  const latest = useRef(0);
  const go = async (steps: () => Promise<Joining>) => {
    const own = (latest.current += 1);
    let next: Joining;
    try {
      next = await steps();
    } catch (error) {
      consoleLog.error('devices', 'A step of sharing between devices has failed.', error);
      next = FAILURE;
    }
    // The visitor has gone back meanwhile.
    if (own === latest.current) setJoining(next);
  };
  /** @param ask is called at once: a folder may be asked for only within a click */
  const look = (ask: () => Promise<JoinAnswer | undefined>) => {
    setJoining({ step: 'looking' });
    void go(async () => afterLooking(await ask()));
  };
  const join = (choice: JoinChoice) => {
    if (joining.step !== 'preview') return;
    const { preview } = joining;
    setJoining({ step: 'joining', preview });
    void go(async (): Promise<Joining> => {
      await devices.join(preview, name.trim(), choice);
      clear();
      return { step: 'joined', preview };
    });
  };
  const startOver = () => {
    latest.current += 1;
    setJoining(CHOOSING);
  };
  return { joining, name, setName, look, join, startOver };
};

export type JoiningFlow = ReturnType<typeof useJoining>;
