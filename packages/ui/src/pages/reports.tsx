import { Download } from 'lucide-react';
import { useState } from 'react';
import { labels } from '../components/chart-frame/story-labels.ts';
import { BarChart, LineChart, StackedColumnChart } from '../charts.ts';
import { Button, Halves, PageHeader, SegmentedControl, StatStrip, type Stat } from '../index.ts';
import { StaffFrame } from './staff-frame.tsx';

const stats: readonly Stat[] = [
  { id: 'open', label: 'Open cases', value: 14, note: '2 more than in October' },
  { id: 'agreed', label: 'Reached agreement', part: { count: 27, of: 33 }, note: '27 of 33 closed' },
  { id: 'weeks', label: 'Weeks to agreement', value: '6.2', note: 'median, was 8.4' },
  { id: 'reply', label: 'Your first reply', value: '5h', note: 'median' },
];

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const weeksToAgreement = [8.4, 8.1, 8.6, 7.9, 7.2, 7.5, 6.9, 7.1, 6.6, 6.4, 6.5, 6.2];

const riskByWeek = {
  '5 Oct': [8, 3, 1, 0],
  '12 Oct': [7, 4, 1, 0],
  '19 Oct': [8, 3, 2, 0],
  '26 Oct': [9, 3, 1, 0],
  '2 Nov': [8, 4, 1, 1],
  '9 Nov': [7, 4, 2, 0],
  '16 Nov': [8, 3, 2, 1],
  'This week': [8, 3, 2, 1],
};

export interface ReportsProps {
  /** How many cases there are to count: 14 after a year, few or none at the beginning. */
  cases?: number | undefined;
  loading?: boolean | undefined;
}

/** What became of a mediator's cases. */
export function Reports({ cases = 14, loading = false }: ReportsProps) {
  const [period, setPeriod] = useState('year');
  return (
    <StaffFrame page="Reports">
      <PageHeader
        title="Reports"
        lead="Your cases, 1 December 2025 to 24 November 2026"
        action={
          <>
            <SegmentedControl.Root label="Period" value={period} onValueChange={setPeriod}>
              <SegmentedControl.Item value="month">30 days</SegmentedControl.Item>
              <SegmentedControl.Item value="quarter">Quarter</SegmentedControl.Item>
              <SegmentedControl.Item value="year">Year</SegmentedControl.Item>
            </SegmentedControl.Root>
            <Button tone="secondary">
              <Download /> Export
            </Button>
          </>
        }
      />
      <StatStrip
        label="This year in numbers"
        locale="en-GB"
        stats={cases === 14 ? stats : fewStats(cases)}
        missingLabel="Could not be counted"
        loadingLabel={loading ? 'Loading the figures' : undefined}
      />
      {!loading && <Charts cases={cases} />}
    </StaffFrame>
  );
}

const fewStats = (cases: number): readonly Stat[] => [
  { id: 'open', label: 'Open cases', value: cases },
  { id: 'agreed', label: 'Reached agreement', value: 0, note: 'none closed yet' },
];

function Charts({ cases }: { cases: number }) {
  const isYoung = cases < 14;
  return (
    <Halves>
      <LineChart
        title={isYoung ? 'No agreements yet' : 'Cases reach agreement faster'}
        subtitle="Median weeks, by month of agreement"
        label="Weeks to agreement fell from 8.4 in December to 6.2 in November"
        columns={['Month', 'Weeks']}
        points={months.map((label, at) => ({ label, value: weeksToAgreement[at] ?? null }))}
        labels={labels}
        count={isYoung ? 0 : 33}
        from={2}
        band={{ from: 4, to: 8, label: 'Typical range, 4–8 weeks' }}
      />
      <BarChart
        title={isYoung ? 'Your open cases' : 'Most open cases wait for documents'}
        subtitle={`${cases} open cases, by step`}
        label="Cases by step: intake 1, document upload 5, mediator review 3, first session 1, negotiation sessions 2, agreement draft 1, final agreement 1"
        columns={['Step', 'Cases']}
        labels={labels}
        locale="en-GB"
        count={cases}
        bars={
          isYoung
            ? [{ label: 'Intake', value: cases }]
            : [
                { label: 'Intake', value: 1 },
                { label: 'Document upload', value: 5, main: true },
                { label: 'Mediator review', value: 3 },
                { label: 'First session', value: 1 },
                { label: 'Negotiation sessions', value: 2 },
                { label: 'Agreement draft', value: 1 },
                { label: 'Final agreement', value: 1 },
              ]
        }
      />
      <StackedColumnChart
        title={isYoung ? 'Risk in open cases' : 'Two high and one critical this week'}
        subtitle="Open cases, by highest risk in the week"
        label="Cases by risk for eight weeks. This week: 8 low, 3 medium, 2 high, 1 critical"
        columnName="Week"
        locale="en-GB"
        labels={labels}
        count={isYoung ? 0 : cases}
        parts={[
          { id: 'low', label: 'Low', tone: 'low' },
          { id: 'medium', label: 'Medium', tone: 'medium' },
          { id: 'high', label: 'High', tone: 'high' },
          { id: 'critical', label: 'Critical', tone: 'critical' },
        ]}
        columns={Object.entries(riskByWeek).map(([label, [low = 0, medium = 0, high = 0, critical = 0]]) => ({
          label,
          values: { low, medium, high, critical },
        }))}
      />
      <BarChart
        title={isYoung ? 'No papers looked at yet' : 'You confirm most papers within a day'}
        subtitle={`${isYoung ? 0 : 61} documents, time from upload to decision`}
        label="Under 24 hours 38, 24 to 48 hours 19, over 48 hours 4"
        columns={['Time', 'Documents', 'Share']}
        size="large"
        labels={labels}
        locale="en-GB"
        whole={61}
        count={isYoung ? 0 : 61}
        note="The four late ones were all tax returns. Families are told 24–48 hours."
        bars={[
          { label: 'Under 24 hours', value: 38, main: true },
          { label: '24 to 48 hours', value: 19 },
          { label: 'Over 48 hours', value: 4 },
        ]}
      />
    </Halves>
  );
}
