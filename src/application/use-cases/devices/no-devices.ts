import { of } from 'rxjs';
import type { DevicesFacade, JoinRefusal } from './devices-facade.ts';

const REFUSAL: JoinRefusal = { kind: 'refusal', reason: 'Lists cannot be shared between devices here.' };
const refuse = async () => REFUSAL;
const nothing = async () => {};

/** The facade where lists cannot be shared between devices: the visitor sees no sharing at all. */
export const NO_DEVICES: DevicesFacade = {
  kinds: [],
  state$: of({ status: 'off' }),
  chooseFolder: refuse,
  createPairing: refuse,
  openPairing: refuse,
  suggestName: () => 'This device',
  join: nothing,
  rename: nothing,
  syncNow: nothing,
  reconnect: nothing,
  keepBackups: nothing,
  keepCalendar: nothing,
  answer: nothing,
  bringBack: nothing,
  leave: nothing,
};
