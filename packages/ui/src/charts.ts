export { BarChart, type Bar, type BarChartProps } from './components/bar-chart/bar-chart.tsx';
export {
  ChartFrame,
  type ChartFrameProps,
  type ChartProps,
  type ChartTable,
  type ChartLabels,
} from './components/chart-frame/chart-frame.tsx';
export { LineChart } from './components/line-chart/line-chart.tsx';
export type { LineChartProps, LinePoint } from './components/line-chart/line-chart-props.ts';
export {
  StackedColumnChart,
  type Column,
  type ColumnPart,
  type StackedColumnChartProps,
} from './components/stacked-column-chart/stacked-column-chart.tsx';
