import { useLingui } from '@lingui/react/macro';
import type { ChartLabels } from '@mediation/ui/charts';

/** The labels of the charts of a report. */
export function useChartLabels(emptyText: string): ChartLabels {
  const { t } = useLingui();
  return {
    viewAsTable: t`View as table`,
    viewAsChart: t`View as chart`,
    emptyTitle: t`Nothing to count yet`,
    emptyText,
    few: t`Fewer than 5, so only the numbers are shown. Empty rows are left out.`,
  };
}
