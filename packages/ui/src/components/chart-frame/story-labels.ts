import type { ChartLabels } from './chart-frame.tsx';

/** The labels of the charts in the stories. */
export const labels: ChartLabels = {
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  emptyTitle: 'No cases in this time',
  emptyText: 'When a case is closed, it is counted here.',
  few: 'Fewer than 5 cases, so only the numbers are shown. Empty rows are left out.',
};
