import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add documents', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Plus /> Create new case
      </>
    ),
  },
};
export const Secondary: Story = { args: { tone: 'secondary', children: 'Stay Here' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Add' } };
export const Plain: Story = { args: { tone: 'plain', children: 'Skip for now' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete case' } };
export const Small: Story = { args: { size: 'small', tone: 'secondary', children: 'Open case' } };
export const Large: Story = { args: { size: 'large', children: 'Register' } };
export const Block: Story = { args: { block: true, children: 'Sign In' } };
export const Disabled: Story = { args: { disabled: true, children: 'Send' } };

export const AsLink: Story = {
  args: { asChild: true, tone: 'secondary', children: <a href="#cases">All cases</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All cases' })).not.toHaveAttribute('type');
  },
};

const followed = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault());
const places = new Set<string>();

/** Both handlers run, and both refs get the element. */
export const KeepsWhatTheLinkDoes: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Button {...args} asChild ref={(element) => void places.add(`button ${element?.tagName}`)}>
      <a href="#cases" onClick={followed} ref={(element) => void places.add(`link ${element?.tagName}`)}>
        All cases
      </a>
    </Button>
  ),
  beforeEach: () => {
    followed.mockClear();
    places.clear();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'All cases' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect([...places]).toEqual(expect.arrayContaining(['button A', 'link A']));
  },
};

export const Busy: Story = {
  args: { busy: true, children: 'Adding' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Adding' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const KeepsItsWidth: Story = {
  parameters: { docs: { disable: true } },
  render: function Save() {
    const [busy, setBusy] = useState(false);
    return (
      <Button busy={busy} onClick={() => setBusy(true)}>
        {busy ? 'Saving' : 'Save all of these answers'}
      </Button>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Saving');
    await expect(button.offsetWidth).toBe(width);
  },
};

/** "Set" is disabled by its own press. The keyboard stays where it is, and the next button is one Tab away. */
export const KeepsTheFocus: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: function Setting({ onClick }) {
    const [isSet, setSet] = useState(false);
    const set = (event: MouseEvent<HTMLButtonElement>) => {
      setSet(true);
      onClick?.(event);
    };
    return (
      <>
        <Button disabled={isSet} onClick={set}>
          Set
        </Button>
        <Button onClick={() => setSet(false)}>Change</Button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const set = canvas.getByRole('button', { name: 'Set' });
    set.focus();
    await userEvent.keyboard('{Enter}');
    await expect(set).toHaveAttribute('aria-disabled', 'true');
    await expect(set).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus();
    await expect(set).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(set).toBeEnabled();
  },
};
