import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RephraseSuggestion } from '../rephrase-suggestion/rephrase-suggestion.tsx';
import { RiskBadge } from '../risk-badge/risk-badge.tsx';
import { Text } from '../text/text.tsx';
import { ToneMeter } from '../tone-meter/tone-meter.tsx';
import * as AssistPanel from './assist-panel.tsx';

const tones = { green: 'Calm', yellow: 'Upset', orange: 'Heated', red: 'Hostile' };
const retry = fn();

const meta = {
  title: 'Assistance/AssistPanel',
  component: AssistPanel.Root,
  subcomponents: {
    Section: AssistPanel.Section,
    Indicator: AssistPanel.Indicator,
    Ideas: AssistPanel.Ideas,
    Notice: AssistPanel.Notice,
    Toggle: AssistPanel.Toggle,
  },
  args: { label: 'AI panel' },
  globals: { density: 'compact' },
  decorators: [(story) => <div style={{ maxWidth: '21.5rem' }}>{story()}</div>],
} satisfies Meta<typeof AssistPanel.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

const tone = (
  <AssistPanel.Section title="Tone" detail="Last 5 messages, 09:47">
    <ToneMeter name="Daniel" intensity={8} label="8 of 10" labels={tones} />
    <ToneMeter name="Maya" intensity={5} label="5 of 10" labels={tones} />
  </AssistPanel.Section>
);

const risk = (
  <AssistPanel.Section title="Risk" detail={<RiskBadge level="high" label="High" score={8} />}>
    <AssistPanel.Indicator quote="a judge should decide">Moves from talk to threat</AssistPanel.Indicator>
    <AssistPanel.Indicator quote="You always do this">Blame, the fourth time this week</AssistPanel.Indicator>
    <AssistPanel.Ideas
      label="You could"
      ideas={['Pause the chat and call each of them', 'Put Wednesday pickup first on 3 December']}
    />
  </AssistPanel.Section>
);

const notice = (
  <AssistPanel.Notice>
    AI can be wrong. Nothing here is sent or shown to the family unless you send it.
  </AssistPanel.Notice>
);

export const Whole: Story = {
  render: (args) => (
    <AssistPanel.Root {...args}>
      {tone}
      {risk}
      <AssistPanel.Section title="Rephrase">
        <Text tone="soft" size="small">
          A suggestion for what you are writing.
        </Text>
        <RephraseSuggestion
          text="I can hear how worried you both are about Ada. Let’s leave Wednesday for now. I will call each of you today, and we’ll settle it together on 3 December."
          labels={{ use: 'Use this', another: 'Try another' }}
          onUse={fn()}
          onAnother={fn()}
        />
      </AssistPanel.Section>
      {notice}
    </AssistPanel.Root>
  ),
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'AI panel' }));
    const sections = panel.getAllByRole('region').map((it) => within(it).getByRole('heading').textContent);
    await expect(sections).toEqual(['Tone', 'Risk', 'Rephrase']);
  },
};

const toMessage = fn();

export const QuoteLeadsToItsMessage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <AssistPanel.Root {...args}>
      <AssistPanel.Section title="Risk">
        <AssistPanel.Indicator quote="a judge should decide" onQuote={toMessage}>
          Moves from talk to threat
        </AssistPanel.Indicator>
      </AssistPanel.Section>
    </AssistPanel.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /a judge should decide/ }));
    await expect(toMessage).toHaveBeenCalledOnce();
  },
};

export const OneLoadsOneFailed: Story = {
  render: (args) => (
    <AssistPanel.Root {...args}>
      <AssistPanel.Section title="Tone" loading="Reading the tone" />
      <AssistPanel.Section title="Risk" error="Failed to assess risk" retryLabel="Try again" onRetry={retry} />
      <AssistPanel.Section title="Rephrase">
        <p>Write a message, and a calmer way to say it shows here.</p>
      </AssistPanel.Section>
      {notice}
    </AssistPanel.Root>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to assess risk', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Toggle: Story = {
  render: function Switched(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <AssistPanel.Toggle
          label={args.label}
          labels={{ on: 'ON', off: 'OFF' }}
          checked={open}
          onCheckedChange={setOpen}
        />
        {open && (
          <AssistPanel.Root {...args}>
            {tone}
            {notice}
          </AssistPanel.Root>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'AI panel' });
    await expect(toggle).toBeChecked();
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(canvas.getByText('OFF')).toBeVisible();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary', { name: 'AI panel' })).toBeVisible();
  },
};
