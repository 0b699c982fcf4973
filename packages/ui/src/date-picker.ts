export { type CalendarProps, type CalendarLabels } from './components/date-picker/calendar-grid.tsx';
export { DatePicker, type DatePickerProps } from './components/date-picker/date-picker.tsx';
export {
  DateRangePicker,
  type DateRange,
  type DateRangePickerProps,
  type DateRangeLabels,
} from './components/date-picker/date-range-picker.tsx';
export { type IsoDate } from './components/date-picker/iso-date.ts';
