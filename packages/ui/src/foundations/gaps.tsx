import { fixed } from '../theme/sizes.ts';
import * as styles from './blocks.css.ts';
import { TokenLines } from './token-lines.tsx';

/** The gaps of `Stack` and `Row`, on a base of 4 px. */
export function Gaps() {
  const gaps = { tiny: '0.25rem', small: '0.5rem', normal: '0.75rem', medium: '1rem', large: '1.5rem' };
  const sample = (inlineSize: string) => <div className={styles.bar} style={{ inlineSize }} />;
  return <TokenLines tokens={gaps} sample={sample} />;
}

/** The rounding of corners, by what has them. */
export function Radii() {
  const sample = (borderRadius: string) => <div className={styles.shape} style={{ borderRadius }} />;
  return <TokenLines tokens={fixed.radius} sample={sample} />;
}
