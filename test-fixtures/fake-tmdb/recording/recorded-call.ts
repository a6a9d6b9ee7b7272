/** A call, and what was answered: the content of one file of a recording. */
export interface RecordedCall {
  /** Behind the API's base URL, with the query in order. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Whether a file's content is one; people edit these files, and put others beside them. */
export const isRecordedCall = (content: unknown): content is RecordedCall => {
  const { path, status, body } = Object(content) as Partial<RecordedCall>;
  return typeof path === 'string' && path.startsWith('/') && Number.isInteger(status) && body !== undefined;
};
