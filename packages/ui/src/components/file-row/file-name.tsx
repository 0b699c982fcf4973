import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './file-name.css.ts';

/** A file name, truncated in the middle to keep the extension visible; it is read and copied in full. */
export function FileName({ name }: { name: string }) {
  const cut = Math.max(0, name.length - 10);
  return (
    <span className={styles.name} title={name} dir="auto">
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.stem} data-text={name.slice(0, cut)} aria-hidden />
      <span className={styles.ending} data-text={name.slice(cut)} aria-hidden />
    </span>
  );
}
