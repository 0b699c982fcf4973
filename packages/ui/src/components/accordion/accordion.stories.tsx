import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import * as Accordion from './accordion.tsx';

const meta = {
  title: 'Content/Accordion',
  component: Accordion.Item,
  subcomponents: { Root: Accordion.Root },
  args: { value: 'first', title: '', children: null },
  decorators: [(story) => <div style={{ maxWidth: '40rem' }}>{story()}</div>],
} satisfies Meta<typeof Accordion.Item>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faq: Story = {
  render: () => (
    <Accordion.Root type="single" collapsible defaultValue="which">
      <Accordion.Item value="which" title="Which documents do I need?">
        There are 16 standard documents. Your checklist shows only the ones that fit your case. If you do not have one,
        choose “I can’t find one of these” and tell your mediator why.
      </Accordion.Item>
      <Accordion.Item value="kinds" title="What kinds of file can I send?">
        PDF, JPG and PNG, each up to 10 MB.
      </Accordion.Item>
      <Accordion.Item value="photo" title="A photo of a letter: is that good enough?">
        Yes, if every line can be read.
      </Accordion.Item>
    </Accordion.Root>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Which documents do I need?' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('button', { name: 'What kinds of file can I send?' });
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/each up to 10 MB/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/16 standard documents/)).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/each up to 10 MB/)).not.toBeInTheDocument());
    await userEvent.click(first);
    await canvas.findByText(/16 standard documents/);
  },
};

export const SeeWhy: Story = {
  render: () => (
    <Card>
      <p>
        <b>High risk</b> in Okafor family
      </p>
      <Accordion.Root type="single" collapsible defaultValue="why">
        <Accordion.Item value="why" size="small" title="See why">
          Tone rose from 4 to 8 over five messages about school pickup. AI can be wrong.
        </Accordion.Item>
      </Accordion.Root>
    </Card>
  ),
};

export const SeveralOpen: Story = {
  render: () => (
    <Accordion.Root type="multiple" defaultValue={['one', 'two']}>
      <Accordion.Item value="one" title="Who can see what I upload?">
        You, your lawyer if you have one, and Ruth.
      </Accordion.Item>
      <Accordion.Item
        value="two"
        title="How long does the review take, and what happens if one of my documents is missing?"
      >
        Ruth looks at your documents within 24–48 hours.
      </Accordion.Item>
      <Accordion.Item value="three" title="How long do you keep my documents?" disabled>
        Until two years after the case is closed.
      </Accordion.Item>
    </Accordion.Root>
  ),
};

/** What has the focus while its answer opens stays at its place, so that a press on it is not lost. */
export const FocusWhileOpening: Story = {
  render: () => (
    <>
      <style>{'[data-state=open][role=region] { animation-duration: 5s !important }'}</style>
      <Accordion.Root type="single" collapsible>
        <Accordion.Item value="more" title="Mark as dealt with?">
          <p style={{ marginBottom: '8rem' }}>It no longer asks for your attention.</p>
          <Button>Yes, it is dealt with</Button>
        </Accordion.Item>
      </Accordion.Root>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as dealt with?' }));
    const button = await canvas.findByRole('button', { name: 'Yes, it is dealt with' });
    const answer = canvas.getByRole('region');
    await expect(answer.getAnimations()).toHaveLength(1);
    button.focus();
    await expect(answer.scrollTop).toBe(0);
    const place = button.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top;
    for (const animation of answer.getAnimations()) animation.finish();
    await expect(button.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top).toBe(place);
  },
};
