import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { List } from '../list/list.tsx';
import { Thumbnail } from './thumbnail.tsx';

const page = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 72"><rect width="56" height="72" fill="#ddd"/><path d="M10 16h36M10 26h36M10 36h24" stroke="#666" stroke-width="3"/></svg>',
);

const meta = {
  title: 'Documents/Thumbnail',
  component: Thumbnail,
  args: { src: `data:image/svg+xml,${page}` },
  render: (args) => (
    <Card flush style={{ maxWidth: '24rem' }}>
      <List aria-label="What you send">
        <List.Row icon={<Thumbnail {...args} />}>Page 1</List.Row>
      </List>
    </Card>
  ),
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
