import { useApp } from '../../hooks/app-context.ts';

interface ErrorFactsProps {
  /** The status code of a response; undefined for every other error. */
  readonly status: number | undefined;
}

/** What a report of an error needs beside its text. */
export function ErrorFacts({ status }: ErrorFactsProps) {
  const { version } = useApp().edition;
  return (
    <>
      {status !== undefined && (
        <>
          <b>Status code</b> <span>{status}</span>
          <br />
        </>
      )}
      <b>Version</b> <span>{version}</span>
    </>
  );
}
