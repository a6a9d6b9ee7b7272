interface PageMetaProps {
  readonly title: string;
  readonly description?: string | undefined;
}

/** What the tab, history and link previews call the screen. React moves both into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
