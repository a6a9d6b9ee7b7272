import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';
import styles from './link-form.module.css';

/** A link for a camera: always dark on light, as cameras want it (product.md, Links: QR code). */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        // Whole pixels for each square.
        width={3 * size}
        height={3 * size}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of the link"
      >
        <path d={qrPath(data)} />
      </svg>
      <figcaption>Or point the camera of a phone at it.</figcaption>
    </figure>
  );
}
