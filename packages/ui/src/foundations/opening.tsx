import { Heading, Text } from '../components/text/text.tsx';
import { Threads } from '../components/threads/threads.tsx';
import * as styles from './blocks.css.ts';
import { useStoryBrand } from './story-brand.tsx';

/** The motif of this design, in the current brand. */
export function Opening() {
  const { name, tagline } = useStoryBrand();
  return (
    <div className={`${styles.page} ${styles.pane} ${styles.opening}`}>
      <div className={styles.threads}>
        <Threads />
      </div>
      <div className={styles.openingWords}>
        <Heading size="huge" voice>
          {tagline}
        </Heading>
        <Text tone="soft">{name}</Text>
      </div>
    </div>
  );
}
