export { CalendarKey, type CalendarKeyProps } from './components/week-calendar/calendar-key.tsx';
export { CalendarToolbar, type CalendarToolbarProps } from './components/week-calendar/calendar-toolbar.tsx';
export type { CalendarLabels } from './components/week-calendar/calendar-labels.ts';
export type { CalendarEvent } from './components/week-calendar/plan.ts';
export {
  type PickedTime,
  useCalendarView,
  WeekCalendar,
  type WeekCalendarProps,
} from './components/week-calendar/week-calendar.tsx';
export {
  addDays,
  formatWall,
  instantOf,
  isWeekend,
  spanTitle,
  wallTimeAt,
  weekOf,
  workingDay,
  type WallTime,
} from './components/week-calendar/zoned.ts';
