import { decodeChange } from '#adapters/log/decode-change.ts';
import { changeLogContract } from '#application/ports/library/change-log.contract.ts';
import { MemoryChangeLog } from './memory-change-log.ts';
import { MemoryLogDevice } from './memory-log-device.ts';

changeLogContract('memory', () => {
  const device = new MemoryLogDevice();
  const open = () => device;
  const refuse = (): never => {
    throw new Error('It is gone.');
  };
  return {
    log: new MemoryChangeLog(device, decodeChange),
    reopen: () => new MemoryChangeLog(device, decodeChange),
    keepsTexts: true,
    plant: async (owner, change) => device.add([{ owner, id: 'planted', change }]),
    breakDown: () => Object.assign(device, { open: refuse }),
    mend: () => Object.assign(device, { open }),
    close: () => undefined,
  };
});
