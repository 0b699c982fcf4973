import { ErasureSection } from './erasure-section.tsx';
import { MyDataSection } from './my-data-section.tsx';
import * as styles from '../profile-page.css.ts';

/** The person's data: export and erasure. */
export function DataPart() {
  return (
    <div className={styles.column}>
      <MyDataSection />
      <ErasureSection />
    </div>
  );
}
