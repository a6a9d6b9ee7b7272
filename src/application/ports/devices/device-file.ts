import type { Known } from '#domain/devices/known.ts';
import type { Registers } from '#domain/devices/register.ts';
import type { Steps } from '#domain/steps.ts';

/** What a device writes into the shared folder (data-format.md). */
export interface DeviceFile {
  readonly device: string;
  /** What the visitor calls the device. */
  readonly name: string;
  /** When it was written: an ISO time of that device's clock. */
  readonly writtenAt: string;
  readonly registers: Registers;
}

/** 'damaged': not as it was written. 'foreign': something else. 'newer': of a later release. 'too-large': over 8 MB. */
export type DeviceFileFault = 'damaged' | 'foreign' | 'newer' | 'too-large';

export type DecodedDeviceFile =
  | { readonly kind: 'read'; readonly file: DeviceFile }
  | { readonly kind: 'refused'; readonly fault: DeviceFileFault };

/** In characters. */
export const DEVICE_FILE_MAX = 8_000_000;
/** In bytes: a character takes three at most. */
export const DEVICE_FILE_BYTES_MAX = DEVICE_FILE_MAX * 3;

/** The files of devices as texts, and what a device keeps for itself. Each step is about one register at most. */
export interface DeviceFileCodec {
  /** The same text for the same file. */
  encode(file: DeviceFile): Steps<string>;
  /**
   * Reads any text. Never throws. Of a list that this release does not know, and of an item that it cannot read, the registers
   * are kept as they are.
   */
  decode(text: string): Steps<DecodedDeviceFile>;
  /** Which device a text is of, also one that was cut off, or is of a later release. Undefined for any other text. Never throws. */
  deviceOf(text: string): Steps<string | undefined>;
  encodeKnown(known: Known): Steps<string>;
  /** Undefined for what is not as `encodeKnown` wrote it. Never throws. */
  decodeKnown(text: string): Steps<Known | undefined>;
}
