export { CalendarKey, type CalendarKeyProps } from './components/week-calendar/calendar-key.tsx';
export { CalendarToolbar, type CalendarToolbarProps } from './components/week-calendar/calendar-toolbar.tsx';
export type { CalendarWords } from './components/week-calendar/calendar-words.ts';
export type { CalendarEvent } from './components/week-calendar/plan.ts';
export { useCalendarView, WeekCalendar, type WeekCalendarProps } from './components/week-calendar/week-calendar.tsx';
export { addDays, spanTitle, wallTimeAt, weekOf, type WallTime } from './components/week-calendar/zoned.ts';
