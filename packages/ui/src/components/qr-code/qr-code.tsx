import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './qr-code.css.ts';

export interface QrCodeProps {
  text: string;
  /** What the code is for: "Code for your app". */
  label: string;
}

/** The light border that cameras need, in modules. */
const border = 4;

/**
 * A text as a QR code, drawn in the page: nothing is asked from another service.
 *
 * @instead An address that people open on this device is a `Link`.
 *
 * @accessibility An image with a name. Show its text beside it, for people who cannot scan it. It stays dark on light in
 * every appearance, because cameras need that.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

function drawn(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: modules.join('') };
}
