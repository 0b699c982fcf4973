import { useId } from 'react';
import * as styles from './watermark.css.ts';

/** The name of whoever looks, across the page: a photo of the screen tells who took it. */
export function Watermark({ children }: { children: string }) {
  const id = useId();
  const width = 80 + children.length * 9;
  return (
    <svg className={styles.watermark} aria-hidden data-watermark={children}>
      <pattern id={id} width={width} height={150} patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">
        <text x={20} y={60}>
          {children}
        </text>
        <text x={20 - width / 2} y={135}>
          {children}
        </text>
        <text x={20 + width / 2} y={135}>
          {children}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
