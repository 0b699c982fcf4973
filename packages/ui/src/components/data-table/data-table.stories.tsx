import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Mail } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { MiniPath } from '../mini-path/mini-path.tsx';
import { RiskBadge, type RiskBadgeProps } from '../risk-badge/risk-badge.tsx';
import { Text } from '../text/text.tsx';
import * as Toolbar from '../toolbar/toolbar.tsx';
import type { DataColumn } from './columns.ts';
import { DataTable, type DataTableProps, type Sort } from './data-table.tsx';
import { RowLink } from './row-link.tsx';

interface Case {
  id: string;
  name: string;
  reason: string;
  risk: RiskBadgeProps;
  step: number;
  minutes: number;
  activity: string;
}

const cases: Case[] = [
  {
    id: 'okf',
    name: 'Okafor family',
    reason: 'Heated messages about school pickup',
    risk: { level: 'high', label: 'High', score: 8 },
    step: 2,
    minutes: 25,
    activity: '25m ago',
  },
  {
    id: 'bre',
    name: 'Brennan – Castillo',
    reason: 'Says he may take Leo abroad',
    risk: { level: 'critical', label: 'Critical', score: 9 },
    step: 5,
    minutes: 12,
    activity: '12m ago',
  },
  {
    id: 'whi',
    name: 'Whitfield family',
    reason: 'The two income forms do not match',
    risk: { level: 'medium', label: 'Medium', score: 5 },
    step: 3,
    minutes: 120,
    activity: '2h ago',
  },
  {
    id: 'had',
    name: 'Haddad – Lowe',
    reason: 'No reply from Sami for 9 days',
    risk: { level: 'medium', label: 'Medium', score: 5 },
    step: 4,
    minutes: 12_960,
    activity: '9d ago',
  },
  {
    id: 'nov',
    name: 'Novak family',
    reason: 'Draft agreement is ready for your check',
    risk: { level: 'low', label: 'Low', score: 2 },
    step: 6,
    minutes: 1440,
    activity: '1d ago',
  },
];

const open = fn();

const columns: DataColumn<Case>[] = [
  {
    id: 'name',
    header: 'Case and reason',
    sortBy: ({ name }) => name,
    cell: ({ id, name, reason }) => (
      <>
        <RowLink href={`#${id}`}>{name}</RowLink>
        <Text size="small" tone="soft">
          {reason}
        </Text>
      </>
    ),
  },
  { id: 'risk', header: 'Risk', phone: 'end', cell: ({ risk }) => <RiskBadge {...risk} /> },
  {
    id: 'step',
    header: 'Step',
    sortBy: ({ step }) => step,
    phone: 'hidden',
    cell: ({ step }) => <MiniPath current={step} total={7} label={`${step} of 7`} />,
  },
  {
    id: 'activity',
    header: 'Last activity',
    align: 'end',
    phone: 'labelled',
    sortBy: ({ minutes }) => minutes,
    cell: ({ activity }) => activity,
  },
  {
    id: 'action',
    header: 'Action',
    hideHeader: true,
    align: 'end',
    phone: 'end',
    cell: ({ name }) => (
      <Button tone="secondary" size="small" aria-label={`Open chat of ${name}`} onClick={open}>
        Open chat
      </Button>
    ),
  },
];

const withSelection = (
  selected: readonly string[],
  onSelectedChange: (ids: string[]) => void,
): DataTableProps<Case>['selection'] => ({
  selected,
  onSelectedChange,
  actions: (
    <>
      <Toolbar.Item>
        <Mail /> Send reminder
      </Toolbar.Item>
      <Toolbar.Item>
        <Archive /> Close
      </Toolbar.Item>
    </>
  ),
  labels: {
    all: 'Select all cases',
    row: ({ name }) => `Select ${name}`,
    count: (count) => `${count} selected`,
    clear: 'Clear selection',
    bar: 'With the selected cases',
  },
});

const meta = {
  title: 'Content/DataTable',
  component: DataTable<Case>,
  subcomponents: { RowLink },
  globals: { density: 'compact' },
  args: {
    label: 'Cases needing attention',
    columns,
    rows: cases,
    rowId: ({ id }) => id,
    loadingLabel: 'Loading cases',
    empty: (
      <EmptyState title="No cases yet" action={<Button tone="secondary">Create new case</Button>}>
        A case you create appears here. Then you invite the two parties.
      </EmptyState>
    ),
  },
  render: function Cases(args) {
    const [sort, setSort] = useState<Sort | undefined>(args.sort);
    return (
      <Card flush aria-label="Cases">
        <Card.Head>
          <Card.Title>Cases needing attention</Card.Title>
          <a href="#all">All 14 cases</a>
        </Card.Head>
        <DataTable {...args} sort={sort} onSortChange={setSort} />
      </Card>
    );
  },
} satisfies Meta<typeof DataTable<Case>>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: { getAllByRole: (role: 'link') => HTMLElement[] }) =>
  canvas
    .getAllByRole('link')
    .slice(1)
    .map((link) => link.textContent);

export const Sortable: Story = {
  args: { sort: { id: 'activity', direction: 'ascending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Last activity' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas)[0]).toBe('Brennan – Castillo');
    const byName = canvas.getByRole('button', { name: 'Case and reason' });
    byName.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Case and reason' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(names(canvas)[0]).toBe('Whitfield family');
    await userEvent.keyboard('{Enter}');
    await expect(names(canvas)[0]).toBe('Brennan – Castillo');
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat of Novak family' }));
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const Selectable: Story = {
  render: function Choose(args) {
    const [selected, setSelected] = useState<string[]>([]);
    return (
      <Card flush aria-label="Cases">
        <DataTable {...args} selection={withSelection(selected, setSelected)} />
      </Card>
    );
  },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    await userEvent.click(box('Select all cases'));
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await userEvent.click(box('Select Okafor family'));
    await expect(box('Select all cases')).toBePartiallyChecked();
    const bar = within(canvas.getByRole('toolbar', { name: 'With the selected cases' }));
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument();
    await waitFor(() => expect(box('Select all cases')).toHaveFocus());
    const hands = userEvent.setup();
    await hands.click(box('Select Okafor family'));
    await hands.keyboard('{Shift>}');
    await hands.click(box('Select Whitfield family'));
    await hands.keyboard('{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading cases');
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: {
    rows: undefined,
    error: <ErrorState message="Failed to load cases" retryLabel="Try Again" onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load cases');
  },
};

export const ScrollsInside: Story = {
  args: { stickyHead: true, maxHeight: '15rem' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Cases needing attention' });
    area.scrollTop = 120;
    const { top } = canvas.getByRole('columnheader', { name: 'Risk' }).getBoundingClientRect();
    await expect(Math.round(top)).toBe(Math.round(area.getBoundingClientRect().top));
  },
};

export const OnAPhone: Story = {
  ...Selectable,
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Okafor family' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

const long: Case = {
  ...(cases[0] as Case),
  id: 'long',
  name: 'Scan_of_everything_that_was_in_the_blue_folder_2026_11_20_153012.pdf',
  reason: 'From Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstone',
};

const keepsItsWidth: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: `Open chat of ${long.name}` })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
};

export const LongNames: Story = { args: { rows: [long, ...cases] }, play: keepsItsWidth };

export const LongNamesOnAPhone: Story = {
  args: { rows: [long, ...cases] },
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: keepsItsWidth,
};
