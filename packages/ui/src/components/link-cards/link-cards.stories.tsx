import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text.tsx';
import * as LinkCards from './link-cards.tsx';

const documents = [
  { id: 'parenting', name: 'Parenting plan', about: '12 clauses · Signed by Maya' },
  { id: 'money', name: 'Money', about: '8 clauses · Nobody has signed' },
  { id: 'whole', name: 'Whole agreement', about: 'Nothing to read yet' },
];

const meta = {
  title: 'Navigation/LinkCards',
  component: LinkCards.Root,
  subcomponents: { Item: LinkCards.Item },
  args: {
    'aria-label': 'Documents of the agreement',
    children: documents.map(({ id, name, about }) => (
      <LinkCards.Item key={id} href={`#${id}`} aria-current={id === 'money' ? 'page' : undefined}>
        <b>{name}</b>
        <Text asChild size="small" tone="soft">
          <span>{about}</span>
        </Text>
      </LinkCards.Item>
    )),
  },
} satisfies Meta<typeof LinkCards.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Money/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
