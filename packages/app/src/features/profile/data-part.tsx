import { ErasureSection } from './erasure-section.tsx';
import { MyDataSection } from './my-data-section.tsx';
import * as styles from './profile-page.css.ts';

/** What the platform keeps of somebody: to take along, or to have erased. */
export function DataPart() {
  return (
    <div className={styles.column}>
      <MyDataSection />
      <ErasureSection />
    </div>
  );
}
