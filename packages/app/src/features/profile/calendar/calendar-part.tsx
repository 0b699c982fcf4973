import { Measure } from '@mediation/ui';
import { CalendarFeedSection } from './calendar-feed-section.tsx';

/** The person's sessions in their own calendar program. */
export function CalendarPart() {
  return (
    <Measure gap="grid" size="form">
      <CalendarFeedSection />
    </Measure>
  );
}
