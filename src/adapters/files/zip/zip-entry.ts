/** A file as the zip's directory has it. */
export interface ZipEntry {
  /** With its folders. */
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 0 as it is, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where it begins. */
  readonly offset: number;
}
