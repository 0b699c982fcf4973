import { type CSSProperties, useCallback, useState } from 'react';
import * as styles from './document-viewer.css.ts';

export interface DocumentImageProps {
  /** Its address, or the picture itself, which has an address only while it is shown. */
  src: string | Blob;
  /** The description of the picture, or a note that it has none yet. */
  alt: string;
  /** How far it is turned, in quarters: 0, 90, 180 or 270 degrees. */
  rotation?: number | undefined;
  /** The browser cannot show it. */
  onError?: (() => void) | undefined;
}

/** A photo of a document, in a `DocumentViewer`. */
export function DocumentImage({ src, alt, rotation = 0, onError }: DocumentImageProps) {
  const [ratio, setRatio] = useState(1);
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) => setRatio(naturalWidth / naturalHeight || 1);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const made = typeof src === 'string' ? null : URL.createObjectURL(src);
      image.src = made ?? (src as string);
      return () => {
        if (made !== null) URL.revokeObjectURL(made);
      };
    },
    [src],
  );
  const isTurned = rotation % 360 !== 0;
  const isOnItsSide = rotation % 180 !== 0;
  const image = (className: string) => (
    <img
      className={className}
      ref={show}
      alt={alt}
      onLoad={(event) => measure(event.currentTarget)}
      onError={onError}
    />
  );
  if (!isTurned) return image(styles.image);
  return (
    <span
      className={styles.turned}
      style={
        {
          aspectRatio: isOnItsSide ? 1 / ratio : ratio,
          '--turn': `${rotation}deg`,
          '--turned-width': isOnItsSide ? `${ratio * 100}%` : '100%',
        } as CSSProperties
      }
    >
      {image(styles.turnedImage)}
    </span>
  );
}
