import { releaseYear } from '#domain/format/release-year.ts';
import { titleName, titlePath, type Title, type TitleRef } from '#domain/title.ts';
import { ButtonLink } from '../../components/form/button-link.tsx';
import { ICONS } from '../../components/form/icons.ts';
import { useApp } from '../../hooks/app-context.ts';

interface OpenLinkProps {
  readonly target: TitleRef;
  /** Absent until it is known. */
  readonly title?: Title;
  /** What the title is called until then. */
  readonly label: string;
}

/** Opens a title that the visitor has the address of. */
export function OpenLink({ target, title, label }: OpenLinkProps) {
  const { library } = useApp();
  const year = title && releaseYear(title);
  return (
    <ButtonLink
      variant="primary"
      icon={ICONS.right}
      to={titlePath(target)}
      onClick={() => title && library.recordView.execute(title)}
    >
      <span>
        <span>Open</span> <bdi>{title ? titleName(title) : label}</bdi>
        <span>{year && ` (${year})`}</span>
      </span>
    </ButtonLink>
  );
}
