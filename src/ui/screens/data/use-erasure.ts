import { useState } from 'react';
import { inTime } from '#application/time/in-time.ts';
import type { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import type { DevicesFacade } from '#application/use-cases/devices/devices-facade.ts';
import { useApp } from '../../hooks/app-context.ts';

/** A folder may not answer. That keeps nobody from erasing. */
const LEAVING_LIMIT_MS = 10_000;

/** Erases everything; before it, unless the visitor takes the tick away, the shared folder is left. */
export const useErasure = (eraseEverything: EraseEverything, devices: DevicesFacade | undefined) => {
  const { clock, log } = useApp();
  const [isErasing, setErasing] = useState(false);
  const [leaves, setLeaves] = useState(true);
  const leave = async (folder: DevicesFacade) => {
    try {
      await inTime(folder.leave(), { limitMs: LEAVING_LIMIT_MS, clock });
    } catch (error) {
      log.warn('The shared folder could not be left.', error);
    }
  };
  const erase = async () => {
    setErasing(true);
    // First: afterwards nobody here knows the folder any more.
    if (leaves && devices) await leave(devices);
    await eraseEverything.execute();
    setErasing(false);
  };
  return { isErasing, leaves, setLeaves, erase: () => void (isErasing || erase()) };
};
