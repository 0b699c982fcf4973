import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from './text.tsx';

const meta = {
  title: 'Content/Text',
  component: Text,
  subcomponents: { Heading },
  args: { children: 'Ruth looks at your documents within 24–48 hours.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Soft: Story = { args: { tone: 'soft' } };
export const Meta13: Story = { args: { tone: 'soft', size: 'meta', children: 'Uploaded 2h ago by Maya Okafor' } };

export const Typed: Story = {
  args: { typed: true, children: 'Wednesdays until 19:00.\nFrom May on every second weekend.' },
};

export const Scale: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <Heading level={1} size="display" voice>
        You can take your time
      </Heading>
      <Heading size="huge" voice>
        Good morning, Maya.
      </Heading>
      <Heading size="large" voice>
        Add three more documents
      </Heading>
      <Heading size="page">Documents</Heading>
      <Heading size="medium">Leave This Page?</Heading>
      <Heading>What to do next</Heading>
      <Text size="lead" tone="soft">
        You are on step 2 of 7. Nothing is due today.
      </Text>
      <Text size="small" weight="medium">
        Tell us your part in the case
      </Text>
      <code>OKF-2026-0118 Il1 O0</code>
    </Stack>
  ),
};
