import { useReady } from '../../hooks/ready-context.ts';
import { pictureAttributes } from '../../components/picture/picture-attributes.ts';

interface NextPictureProps {
  readonly path: string | null;
}

/** Fetches the next slide's picture ahead, after all that is seen; itself it shows nothing. */
export function NextPicture({ path }: NextPictureProps) {
  const { images } = useReady();
  return path && <img alt="" hidden fetchPriority="low" {...pictureAttributes(images, path, 'banner')} />;
}
