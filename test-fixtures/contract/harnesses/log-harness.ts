import { vi } from 'vitest';
import type { ChangeLogHarness } from '#application/ports/library/change-log.harness.ts';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { clearDevice } from '../clear-device.ts';
import { blockDevice } from '../device-faults.ts';

type OpenLog = new () => ChangeLog & { close?: () => void };

/** A log that is made of nothing, keeps its changes on this device, and the texts of checkpoints with them. */
export const logHarness = (Log: OpenLog) => async (): Promise<ChangeLogHarness> => {
  await clearDevice();
  const logs: InstanceType<OpenLog>[] = [];
  const open = () => {
    const log = new Log();
    logs.push(log);
    return log;
  };
  return {
    log: open(),
    reopen: open,
    keepsTexts: true,
    // A newer release would append it just so.
    plant: async (owner, change) =>
      void (await open().append([{ ...(change as LibraryChange), id: 'planted' }], { owner })),
    breakDown: blockDevice,
    mend: () => void vi.restoreAllMocks(),
    close: () => {
      vi.restoreAllMocks();
      logs.forEach((log) => log.close?.());
    },
  };
};
