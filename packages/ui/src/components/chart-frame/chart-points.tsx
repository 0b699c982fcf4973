import { useRef, useState, type KeyboardEvent } from 'react';
import * as styles from './chart-frame.css.ts';

/** A data point with a tooltip. */
export interface ChartPoint {
  /** The tooltip: "February" and a new line "8.6 weeks". */
  text: string;
  /** The position, in pixels of the drawing. */
  x: number;
  y: number;
  /** The width of its hover area. */
  width: number;
}

export interface ChartPointsProps {
  points: readonly ChartPoint[];
  /** The name of the points. */
  label: string;
  height: number;
}

/**
 * The tooltips of a chart: shown on hover, touch and focus. One tab stop; arrow keys, Home and End move between points.
 */
export function ChartPoints({ points, label, height }: ChartPointsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [entrance, setEntrance] = useState(points.length - 1);
  const [active, setActive] = useState<number>();
  const shown = active === undefined ? undefined : points[active];

  const move = (event: KeyboardEvent) => {
    const at = active ?? entrance;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: points.length - 1 }[event.key];
    if (event.key === 'Escape') setActive(undefined);
    if (to === undefined || !points[to]) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <>
      <ul ref={list} className={styles.points} aria-label={label}>
        {points.map(({ text, x, width }, at) => (
          <li key={text}>
            <button
              type="button"
              className={styles.point}
              style={{ left: x - width / 2, width, top: 0, height }}
              aria-label={text.replaceAll('\n', ', ')}
              tabIndex={at === Math.min(entrance, points.length - 1) ? 0 : -1}
              onKeyDown={move}
              onFocus={() => {
                setEntrance(at);
                setActive(at);
              }}
              onBlur={() => setActive(undefined)}
              onPointerEnter={() => setActive(at)}
              onPointerLeave={() => setActive(undefined)}
            />
          </li>
        ))}
      </ul>
      {shown && (
        <span className={styles.tip} style={beside(shown, points.indexOf(shown) >= points.length / 2)} aria-hidden>
          {shown.text}
        </span>
      )}
    </>
  );
}

/** Places the tooltip beside the point and never above the drawing, whose frame would clip it. */
function beside({ text, x, y, width }: ChartPoint, isLate: boolean) {
  const half = text.split('\n').length * 9 + 6;
  const away = Math.min(width / 2, 20) + 4;
  return {
    left: isLate ? x - away : x + away,
    top: Math.max(0, y - half),
    transform: isLate ? 'translateX(-100%)' : undefined,
  };
}
