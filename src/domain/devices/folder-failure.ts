/** Why a shared folder could not be used. Adapters reject with a `FolderError` that carries one. */
export type FolderFault =
  /** The visitor, the browser or the server does not allow it (any more). */
  | 'denied'
  /** Nobody answers: offline, the drive is gone, the server fails. */
  | 'unreachable'
  /** There is no room for it. */
  | 'full';

export class FolderError extends Error {
  override readonly name = 'FolderError';
  constructor(
    readonly fault: FolderFault,
    options?: ErrorOptions,
  ) {
    super(`The shared folder is ${fault}.`, options);
  }
}

/** Any thrown value as a fault; undefined for what is no fault of a folder but a defect of ours. */
export const folderFaultOf = (error: unknown): FolderFault | undefined =>
  error instanceof FolderError ? error.fault : undefined;
