import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import * as Agenda from './agenda.tsx';

const meta = {
  title: 'Schedule/Agenda',
  component: Agenda.Root,
  subcomponents: { Day: Agenda.Day, Item: Agenda.Item },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  decorators: [
    (story) => (
      <Card flush style={{ maxWidth: '22.5rem' }} aria-labelledby="sessions">
        <Card.Head>
          <Card.Title id="sessions">Today’s sessions</Card.Title>
          <a href="#week">Week</a>
        </Card.Head>
        {story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof Agenda.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const back = (
  <Button tone="secondary" size="small">
    <Video /> Return to session
  </Button>
);

export const Today: Story = {
  args: {
    children: (
      <>
        <Agenda.Item
          start="09:00"
          end="10:15"
          untilLabel="to"
          title="Novak family"
          detail="Agreement draft, by video"
          state="done"
          stateLabel="Done"
        />
        <Agenda.Item
          start="11:30"
          end="12:45"
          untilLabel="to"
          title="Whitfield family"
          detail="First session, room 2"
          state="now"
          stateLabel="Now"
          action={back}
        />
        <Agenda.Item
          start="14:00"
          end="15:30"
          untilLabel="to"
          title={<a href="#brennan">Brennan – Castillo</a>}
          detail="Negotiation 3 of 4, separate rooms"
          state="next"
          stateLabel="Next"
        />
        <Agenda.Item
          start="16:30"
          end="17:30"
          untilLabel="to"
          title="Kim – Duarte"
          detail="Negotiation 1 of 3, by video"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[1]).toHaveAttribute('aria-current', 'time');
    await expect(items[1]).toHaveTextContent('11:30 to 12:45');
  },
};

export const SeveralDays: Story = {
  args: {
    children: (
      <>
        <Agenda.Day label="Tuesday 24 November, today">
          <Agenda.Item start="16:30" end="17:30" title="Kim – Duarte" detail="By video" />
        </Agenda.Day>
        <Agenda.Day label="Thursday 26 November">
          <Agenda.Item
            start="09:00"
            end="10:15"
            title="Haddad – Lowe"
            detail="Sami has not answered"
            stateLabel="Held"
          />
          <Agenda.Item start="13:30" end="15:00" title="Achterberg family" detail="Room 1" />
        </Agenda.Day>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};

export const NoSessions: Story = {
  render: () => (
    <Card.Body>
      <EmptyState title="No sessions today">The next one is on Thursday 26 November at 09:00.</EmptyState>
    </Card.Body>
  ),
};

export const OfADivorcee: Story = {
  globals: { density: 'comfortable', viewport: { value: 'phone', isRotated: false } },
  args: {
    children: (
      <Agenda.Day label="Thursday 3 December">
        <Agenda.Item
          start="10:00"
          end="11:15"
          title="First session"
          detail="By video, with Ruth. You will start in separate rooms."
        />
      </Agenda.Day>
    ),
  },
};
