interface OverviewProps {
  /** Empty when nobody has written one. */
  readonly text: string;
}

export function Overview({ text }: OverviewProps) {
  return (
    <section aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      <p dir="auto">{text || 'Nobody has written about this one yet.'}</p>
    </section>
  );
}
