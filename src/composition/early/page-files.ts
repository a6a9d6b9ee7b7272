interface PageFiles {
  /** The application's code, then the fonts. */
  readonly application: readonly string[];
  /** By the names of the screens. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/**
 * What the built page says of its files in a `<meta>` of this name; undefined where it says nothing, as the development
 * server's page. The early script is in the policy by its hash, and cannot itself name files that the build names.
 */
export const pageFiles = <Name extends keyof PageFiles>(name: Name): PageFiles[Name] | undefined => {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta ? (JSON.parse(meta.content) as PageFiles[Name]) : undefined;
};
