import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row, Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: SkeletonGroup,
  args: { label: 'Loading messages' },
} satisfies Meta<typeof SkeletonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  args: {
    children: (
      <Row>
        <Skeleton shape="circle" />
        <Stack gap="small" style={{ flex: 1 }}>
          <Skeleton width="40%" />
          <Skeleton width="90%" />
        </Stack>
      </Row>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading messages');
  },
};
export const Block: Story = { args: { label: 'Loading the case', children: <Skeleton shape="block" /> } };
