import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as DocumentList from './document-list.tsx';

const documents = [
  ['Mortgage statement', 'Maya Okafor, Okafor family', '2h ago'],
  ['Pension summary', 'Peter Whitfield, Whitfield family', '5h ago'],
  ['Pay slips, Sept to Nov', 'Peter Whitfield, Whitfield family', '5h ago'],
  ['Rental contract', 'Noor Haddad, Haddad – Lowe', '1d ago'],
  ['Tax return 2025', 'Jisoo Kim, Kim – Duarte', '1d ago'],
  ['Childcare invoices', 'Rui Duarte, Kim – Duarte', '1d ago'],
] as const;

const meta = {
  title: 'Documents/DocumentList',
  component: DocumentList.Root,
  subcomponents: { Row: DocumentList.Row },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { 'aria-label': 'Documents to review' },
  decorators: [
    (story) => (
      <Card flush style={{ maxWidth: '18rem' }}>
        {story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof DocumentList.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  args: {
    children: documents.map(([name, owner, time], at) => (
      <DocumentList.Row key={name} owner={owner} time={time} current={at === 0}>
        <a href={`#${at}`}>{name}</a>
      </DocumentList.Row>
    )),
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toHaveAttribute('aria-current', 'true');
    await expect(rows[0]).toHaveTextContent('Mortgage statementMaya Okafor, Okafor family2h ago');
  },
};

export const WithStates: Story = {
  args: {
    children: (
      <>
        <DocumentList.Row time="2h ago" state={<Badge>In review</Badge>}>
          <button type="button">Mortgage statement</button>
        </DocumentList.Row>
        <DocumentList.Row time="6d ago" state={<Badge tone="success">Confirmed</Badge>}>
          <button type="button">Tax return 2025</button>
        </DocumentList.Row>
        <DocumentList.Row time="6d ago" state={<Badge tone="warning">Needs another look</Badge>}>
          <button type="button">Photo of a letter from the pension fund, first and second page</button>
        </DocumentList.Row>
      </>
    ),
  },
};

export const NothingWaits: Story = {
  render: () => (
    <Card.Body>
      <EmptyState title="Nothing waits for you">New documents show here as soon as they are uploaded.</EmptyState>
    </Card.Body>
  ),
};
