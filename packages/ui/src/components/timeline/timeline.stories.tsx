import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, CircleCheck, FileText, MessageCircle, Settings2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as Timeline from './timeline.tsx';

const meta = {
  title: 'Process/Timeline',
  component: Timeline.Root,
  subcomponents: { Day: Timeline.Day, Event: Timeline.Event, More: Timeline.More },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { 'aria-label': 'What has happened' },
  decorators: [(story) => <Card style={{ maxWidth: '50rem' }}>{story()}</Card>],
} satisfies Meta<typeof Timeline.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CaseOverview: Story = {
  tags: ['picture'],
  args: {
    children: (
      <>
        <Timeline.Event time="25m ago" icon={<TriangleAlert />}>
          Tone in chat reached <b>8 of 10</b>. High Risk Detected. Only you can see this.
        </Timeline.Event>
        <Timeline.Event time="2h ago" icon={<FileText />} person="Maya">
          uploaded <a href="#mortgage">Mortgage statement</a>. It waits for your review.
        </Timeline.Event>
        <Timeline.Event time="1d ago" icon={<MessageCircle />}>
          You wrote to Maya about the pension letter.
        </Timeline.Event>
        <Timeline.Event time="4d ago" icon={<Calendar />}>
          First session set for Thursday 3 December, 10:00.
        </Timeline.Event>
        <Timeline.Event time="3 Nov" icon={<CircleCheck />}>
          Intake finished by both.
        </Timeline.Event>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Maya uploaded Mortgage statement');
  },
};

const earlier = (
  <Timeline.Day label="Tuesday 3 November">
    <Timeline.Event time="16:20" dateTime="2026-11-03T16:20Z" icon={<CircleCheck />}>
      Intake finished by both.
    </Timeline.Event>
  </Timeline.Day>
);

export const ByDay: Story = {
  render: function ByDay(args) {
    const [hasMore, setMore] = useState(true);
    return (
      <>
        <Timeline.Root {...args}>
          <Timeline.Day label="Today">
            <Timeline.Event
              time="10:05"
              dateTime="2026-11-24T10:05Z"
              icon={<TriangleAlert />}
              note="Only you can see this"
            >
              Tone in chat reached <b>8 of 10</b>. High Risk Detected.
            </Timeline.Event>
            <Timeline.Event time="08:12" dateTime="2026-11-24T08:12Z" icon={<FileText />} person="Maya Okafor">
              uploaded <a href="#mortgage">Mortgage statement</a>.
            </Timeline.Event>
            <Timeline.Event time="08:12" dateTime="2026-11-24T08:12Z" icon={<Settings2 />} quiet>
              The checklist went from 12 to 13 of 16.
            </Timeline.Event>
          </Timeline.Day>
          <Timeline.Day label="Yesterday">
            <Timeline.Event time="17:40" dateTime="2026-11-23T17:40Z" icon={<MessageCircle />} person="Ruth Lindqvist">
              wrote to Maya about the pension letter.
            </Timeline.Event>
          </Timeline.Day>
          {!hasMore && earlier}
        </Timeline.Root>
        {hasMore && <Timeline.More onClick={() => setMore(false)}>Show earlier</Timeline.More>}
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(canvas.getByRole('heading', { name: 'Tuesday 3 November' })).toBeVisible();
  },
};

export const LoadingEarlier: Story = {
  render: (args) => (
    <>
      <Timeline.Root {...args}>{earlier}</Timeline.Root>
      <Timeline.More busy>Loading</Timeline.More>
    </>
  ),
};

export const Nothing: Story = {
  render: () => (
    <EmptyState title="Nothing has happened yet">What you and others do in this case shows here.</EmptyState>
  ),
};

export const OnAPhone: Story = {
  ...CaseOverview,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
};
