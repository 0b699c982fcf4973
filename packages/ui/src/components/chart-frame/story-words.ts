import type { ChartWords } from './chart-frame.tsx';

/** The words of the charts in the stories. */
export const words: ChartWords = {
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  emptyTitle: 'No cases in this time',
  emptyText: 'When a case is closed, it is counted here.',
  few: 'Fewer than 5 cases, so only the numbers are shown.',
};
