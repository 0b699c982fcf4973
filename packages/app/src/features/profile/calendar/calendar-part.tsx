import { CalendarFeedSection } from './calendar-feed-section.tsx';
import * as styles from '../profile-page.css.ts';

/** The person's sessions in their own calendar program. */
export function CalendarPart() {
  return (
    <div className={styles.column}>
      <CalendarFeedSection />
    </div>
  );
}
