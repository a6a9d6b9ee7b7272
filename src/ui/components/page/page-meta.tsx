interface PageMetaProps {
  readonly title: string;
  readonly description?: string | undefined;
}

/** The title and description for the tab, the browser's history and link previews. React moves both into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
