import { fixed } from '../theme/sizes.ts';
import * as styles from './blocks.css.ts';
import { TokenLines } from './token-lines.tsx';

/** The space scale. */
export function Gaps() {
  const sample = (inlineSize: string) => <div className={styles.bar} style={{ inlineSize }} />;
  return <TokenLines tokens={fixed.space} sample={sample} />;
}

/** The corner radii, by component. */
export function Radii() {
  const sample = (borderRadius: string) => <div className={styles.shape} style={{ borderRadius }} />;
  return <TokenLines tokens={fixed.radius} sample={sample} />;
}
