import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { CalendarKey } from './calendar-key.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { useCalendarView, WeekCalendar, type WeekCalendarProps } from './week-calendar.tsx';
import { events, on, room, waiting, labels } from './week-calendar.fixture.tsx';
import { addDays, spanTitle, weekOf } from './zoned.ts';

const weekWords = { previous: 'Previous week', today: 'Today', next: 'Next week' };
const dayWords = { previous: 'Previous day', today: 'Today', next: 'Next day' };

const meta = {
  title: 'Schedule/WeekCalendar',
  component: WeekCalendar,
  subcomponents: { CalendarToolbar, CalendarKey },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '860px' } } },
  args: {
    label: 'Your sessions',
    date: '2026-11-24',
    onDateChange: fn(),
    events,
    now: new Date('2026-11-24T11:52:00Z'),
    timeZone: 'Europe/London',
    locale: 'en-GB',
    weekDays: 5,
    labels,
    onEventOpen: fn(),
    onSlotPick: fn() as WeekCalendarProps['onSlotPick'],
  },
  render: function Schedule(args) {
    const [date, setDate] = useState(args.date);
    const go = (to: string) => {
      setDate(to);
      args.onDateChange(to);
    };
    const isDay = useCalendarView(args.view) === 'day';
    const step = isDay ? 1 : 7;
    return (
      <Stack>
        <CalendarToolbar
          title={spanTitle(isDay ? [date] : weekOf(date, 'en-GB', 5), 'en-GB')}
          labels={isDay ? dayWords : weekWords}
          onPrevious={() => go(addDays(date, -step))}
          onToday={() => go('2026-11-24')}
          onNext={() => go(addDays(date, step))}
        >
          <Button>
            <Plus /> Schedule session
          </Button>
        </CalendarToolbar>
        <WeekCalendar {...args} date={date} onDateChange={go} />
      </Stack>
    );
  },
} satisfies Meta<typeof WeekCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  tags: ['picture-in-every-appearance'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    const now = canvas.getByRole('button', { name: 'Whitfield family , 11:30 to 12:45 , Room 2 , now' });
    canvas.getByRole('button', { name: 'Schedule session' }).focus();
    await userEvent.tab();
    await expect(now).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName('Tuesday 24 November, 13:00 to 13:30, free');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onEventOpen).toHaveBeenCalledWith('brennan');
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/^Writing time/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName(/^Achterberg family/);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onSlotPick).toHaveBeenCalledWith({
      start: new Date('2026-11-26T13:00:00Z'),
      end: new Date('2026-11-26T13:30:00Z'),
    });
    await userEvent.keyboard('{PageDown}');
    await expect(args.onDateChange).toHaveBeenCalledWith('2026-12-01');
    await expect(document.activeElement).toHaveAccessibleName('Thursday 3 December, 13:00 to 13:30, free');
    await userEvent.keyboard('{PageUp}{Home}');
    await expect(document.activeElement).toHaveAccessibleName('Thursday 26 November, 08:00 to 08:30, free');
  },
};

export const PickWithThePointer: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const friday = canvas.getAllByRole('row')[4]?.lastElementChild;
    const { left, top, height } = friday?.getBoundingClientRect() ?? canvasElement.getBoundingClientRect();
    const coords = { clientX: left + 20, clientY: top + (height / 11) * 6.2 };
    await userEvent.pointer([{ keys: '[MouseLeft]', target: friday ?? canvasElement, coords }]);
    await expect(args.onSlotPick).toHaveBeenCalledWith({
      start: new Date('2026-11-27T14:00:00Z'),
      end: new Date('2026-11-27T14:30:00Z'),
    });
  },
};

export const DragAndKeyToMove: Story = {
  args: {
    events: events.map((event) => ({ ...event, movable: event.state === 'agreed' })),
    onSlotPick: undefined,
    onEventMove: fn() as WeekCalendarProps['onEventMove'],
    onEventKept: fn() as WeekCalendarProps['onEventKept'],
  },
  play: async ({ canvas, args }) => {
    const session = canvas.getByRole('button', { name: /^Sørensen – Patel/ });
    const { left, top, width } = session.getBoundingClientRect();
    const hour = 62;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: session, coords: { clientX: left + 20, clientY: top + 20 } },
      { coords: { clientX: left + 40, clientY: top + 30 } },
      { coords: { clientX: left + width + 40, clientY: top + 20 + hour } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(args.onEventMove).toHaveBeenCalledWith('sorensen', new Date('2026-11-26T11:00:00Z'));
    await expect(args.onEventOpen).not.toHaveBeenCalled();
    session.focus();
    await userEvent.keyboard('m');
    await expect(args.onEventMove).toHaveBeenLastCalledWith('sorensen', new Date('2026-11-25T10:00:00Z'));
    canvas.getByRole('button', { name: /^Writing time/ }).focus();
    await userEvent.keyboard('m');
    await expect(args.onEventKept).toHaveBeenCalledWith('writing');
  },
};

export const TwoSessionsInOneHourWrapTheirTitles: Story = {
  args: {
    events: ['Whitfield family', 'Achterberg family'].map((title) => ({
      id: title,
      title,
      state: 'agreed' as const,
      ...on(24, '11:30', '12:45'),
    })),
  },
  play: async ({ canvas }) => {
    for (const name of [/^Whitfield family/, /^Achterberg family/]) {
      const title = canvas.getByRole('button', { name }).querySelector('span > span');
      await expect(title && title.scrollWidth <= title.clientWidth).toBe(true);
    }
  },
};

export const ReadOnlyMovesBetweenSessions: Story = {
  args: { onSlotPick: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Schedule session' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/^Kim – Duarte , 16:30 to 17:30/);
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(document.activeElement).toHaveAccessibleName(/^Sørensen – Patel/);
  },
};

export const AtTheSameTime: Story = {
  args: {
    events: [
      ...events,
      { id: 'call', title: 'Call with Priya Nair', ...on(24, '14:30', '15:15'), ...waiting('by phone') },
      { id: 'short', title: 'Sign the Novak draft', state: 'own', ...on(24, '12:45', '13:15') },
      { id: 'team', title: 'Team meeting', state: 'agreed', ...on(26, '13:00', '14:00'), ...room('Room 3') },
      { id: 'help', title: 'Stand-in for Ines', state: 'agreed', ...on(26, '14:00', '16:00'), ...room('Room 2') },
    ],
  },
};

export const AllDay: Story = {
  args: {
    events: [
      ...events,
      {
        id: 'course',
        title: 'Course in Port Ellery',
        state: 'own',
        allDay: true,
        start: '2026-11-26T00:00:00Z',
        end: '2026-11-28T00:00:00Z',
      },
      {
        id: 'due',
        title: 'Novak: draft is due',
        state: 'agreed',
        allDay: true,
        start: '2026-11-27T00:00:00Z',
        end: '2026-11-28T00:00:00Z',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('button', { name: /Course in Port Ellery , All day , your own time/ }),
    ).toHaveLength(2);
  },
};

export const WholeWeekFromSunday: Story = { args: { weekDays: 7, locale: 'en-US', timeZone: 'UTC' } };

export const FreeWeek: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Schedule session' }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Tuesday 24 November, 12:00 to 12:30, free');
  },
};

/** Offering times: what is booked is behind the free slots, so that each hour can still be offered. */
export const Offering: Story = {
  args: {
    pickMinutes: 90,
    labels: { ...labels, pick: (range) => `Offer ${range}` },
    slotNote: ({ start }) => (start.toISOString() === '2026-11-24T15:00:00.000Z' ? 'Tomas until 15:30' : undefined),
    open: [23, 24, 25, 26].map((day) => on(day, '09:00', '17:00')),
    events: [
      { id: 'kim', title: 'Kim – Duarte', state: 'taken', behind: 'wide', ...on(23, '09:30', '10:45') },
      {
        id: 'haddad',
        title: 'Haddad – Lowe',
        behind: 'wide',
        ...on(26, '09:00', '10:15'),
        ...waiting('Waiting for Sami'),
      },
      { id: 'priya', title: 'Priya', state: 'booked', behind: 'narrow', place: 'booked', ...on(24, '09:00', '11:00') },
      { id: 'tomas', title: 'Tomas', state: 'booked', behind: 'narrow', place: 'booked', ...on(24, '14:30', '15:30') },
      { id: '1', state: 'offered', mark: 1, place: 'Free for everyone', ...on(25, '14:00', '15:30') },
      { id: '2', state: 'offered', mark: 2, place: 'Tomas is booked until 10:30', ...on(27, '10:00', '10:45') },
      { id: '3', state: 'offered', mark: 3, place: 'Priya is booked until 14:30', ...on(27, '14:00', '15:00') },
    ],
  },
  play: async ({ canvas, args }) => {
    for (const offer of canvas.getAllByRole('button', { name: /offered by you$/ })) {
      const lineHeight = Number.parseFloat(getComputedStyle(offer).lineHeight);
      const text = offer.firstElementChild?.getBoundingClientRect();
      await expect(((text?.height ?? 1) / lineHeight) % 1).toBeCloseTo(0);
      await expect(text?.bottom).toBeLessThanOrEqual(offer.getBoundingClientRect().bottom);
    }
    await expect(canvas.getByTitle('10:00 to 10:45, Tomas is booked until 10:30')).toBeVisible();
    canvas.getByRole('button', { name: 'Schedule session' }).focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(
      /^1 Wednesday,? 25 November, 14:00 to 15:30 , Free for everyone , offered by you$/,
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(
      'Tuesday 24 November, Offer 15:00 to 16:30, Tomas until 15:30',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSlotPick).toHaveBeenCalledWith({
      start: new Date('2026-11-24T15:00:00Z'),
      end: new Date('2026-11-24T16:30:00Z'),
    });
  },
};

export const Day: Story = { args: { view: 'day' } };

export const OnAPhone: Story = {
  globals: { density: 'comfortable', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(1);
  },
};

export const RightToLeft: Story = {
  args: { locale: 'ar-EG' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Schedule session' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName(/free$/);
  },
};

export const Key: Story = {
  render: () => (
    <CalendarKey
      label="Key"
      entries={[
        { state: 'agreed', label: 'Agreed by everyone' },
        { state: 'now', label: 'Going on now' },
        { state: 'held', label: 'Held, waiting for a reply' },
        { state: 'own', label: 'Your own time, not bookable' },
        { state: 'past', label: 'Over' },
      ]}
    />
  ),
};
