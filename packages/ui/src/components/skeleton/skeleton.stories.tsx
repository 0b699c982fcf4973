import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Row, Stack } from '../layout/layout.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: SkeletonGroup,
  subcomponents: { Skeleton },
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

const retry = fn();
const rows = (
  <Stack>
    {['40%', '30%'].map((width) => (
      <Row key={width}>
        <Skeleton shape="circle" />
        <Stack gap="small" style={{ flex: 1 }}>
          <Skeleton width={width} />
          <Skeleton width="85%" />
        </Stack>
      </Row>
    ))}
  </Stack>
);

export const LongerThanUsual: Story = {
  args: {
    children: rows,
    slow: { text: 'This is taking longer than usual.', retryLabel: 'Try Again', onRetry: retry, after: 400 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByText(/taking longer than usual/)).toBeVisible();
  },
};
