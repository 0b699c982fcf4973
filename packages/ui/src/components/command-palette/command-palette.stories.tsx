import type { Meta, StoryObj } from '@storybook/react-vite';
import { Briefcase, Calendar, FileText, Plus, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import * as CommandPalette from './command-palette.tsx';

const choose = fn();

const recent = (
  <CommandPalette.Group title="Recent" beforeTyping>
    <CommandPalette.Item value="recent okafor" icon={<Briefcase />} detail="Step 2 of 7" onSelect={() => choose('okf')}>
      Okafor family
    </CommandPalette.Item>
  </CommandPalette.Group>
);

const groups = (
  <>
    {recent}
    <CommandPalette.Group title="Cases">
      <CommandPalette.Item
        value="Brennan – Castillo"
        keywords={['BRE-2026-0094', 'Ana', 'Peter']}
        icon={<Briefcase />}
        detail="Ana and Peter, step 5 of 7"
        onSelect={() => choose('bre')}
      >
        Brennan – Castillo
      </CommandPalette.Item>
      <CommandPalette.Item value="Whitfield family" icon={<Briefcase />} onSelect={() => choose('whi')}>
        Whitfield family
      </CommandPalette.Item>
    </CommandPalette.Group>
    <CommandPalette.Group title="Pages">
      <CommandPalette.Item value="Schedule" icon={<Calendar />} onSelect={() => choose('schedule')}>
        Schedule
      </CommandPalette.Item>
      <CommandPalette.Item value="Reports" icon={<FileText />} onSelect={() => choose('reports')}>
        Reports
      </CommandPalette.Item>
      <CommandPalette.Item value="Profile" icon={<User />} onSelect={() => choose('profile')} disabled>
        Profile
      </CommandPalette.Item>
    </CommandPalette.Group>
    <CommandPalette.Group title="Do">
      <CommandPalette.Item value="Create new case" icon={<Plus />} onSelect={() => choose('new')}>
        Create new case
      </CommandPalette.Item>
    </CommandPalette.Group>
  </>
);

const foot = (
  <>
    <span>
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> Move
    </span>
    <span>
      <Kbd>Enter</Kbd> Open
    </span>
    <span>
      <Kbd>Esc</Kbd> Close
    </span>
  </>
);

const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette.Root,
  subcomponents: { Group: CommandPalette.Group, Item: CommandPalette.Item, Matched: CommandPalette.Matched },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: false,
    onOpenChange: fn(),
    label: 'Find a case, a person or a page',
    placeholder: 'Find a case, a person or a page',
    closeLabel: 'Close',
    empty: 'Nothing fits. Try the case number or a first name.',
    children: groups,
    foot,
  },
  render: function Palette(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Find
        </Button>
        <CommandPalette.Root {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindAndChoose: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Find' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Find a case, a person or a page' });
    const field = screen.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByText('Recent')).toBeVisible());
    await userEvent.keyboard('0094');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.queryByText('Recent')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('bre');
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('whi');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

export const NothingFits: Story = {
  args: { open: true, query: 'zzz' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Nothing fits/)).toBeVisible());
  },
};

export const Loading: Story = {
  args: { open: true, query: 'oka', filteredElsewhere: true, loadingLabel: 'Searching', children: null },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByText('Searching')).toBeInTheDocument();
  },
};

/** The part of a name that was typed stands out. */
export const Matches: Story = {
  args: {
    open: true,
    query: 'oka',
    filteredElsewhere: true,
    children: (
      <CommandPalette.Group title="People">
        <CommandPalette.Item value="maya" icon={<User />} detail="Okafor family" onSelect={() => choose('maya')}>
          <CommandPalette.Matched text="Maya Okafor" query="oka" />
        </CommandPalette.Item>
      </CommandPalette.Group>
    ),
  },
  play: async () => {
    const option = await screen.findByRole('option', { name: /^Maya Okafor/ });
    await expect(within(option).getByText('Oka').tagName).toBe('B');
  },
};

/** The results remove the chosen item: then Enter chooses one of the new items. */
export const LateAnswer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Late(args) {
    const [query, setQuery] = useState('');
    const [answered, setAnswered] = useState('');
    const type = (typed: string) => {
      setQuery(typed);
      setTimeout(() => setAnswered(typed), 100);
    };
    return (
      <CommandPalette.Root {...args} open query={query} onQueryChange={type} filteredElsewhere>
        {answered === '' && (
          <CommandPalette.Group title="Cases">
            <CommandPalette.Item value="Whitfield family" onSelect={() => choose('whi')}>
              Whitfield family
            </CommandPalette.Item>
          </CommandPalette.Group>
        )}
        <CommandPalette.Group title="Pages">
          <CommandPalette.Item value="Reports" onSelect={() => choose('reports')}>
            Reports
          </CommandPalette.Item>
        </CommandPalette.Group>
      </CommandPalette.Root>
    );
  },
  play: async () => {
    const chosen = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await chosen('Whitfield family');
    await userEvent.keyboard('rep');
    await chosen('Reports');
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('reports');
  },
};

/** The results remove an item at the moment of the key press. */
export const AnswerAndKeyAtOnce: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function AtOnce(args) {
    const [isAnswered, setIsAnswered] = useState(false);
    return (
      <div role="presentation" onKeyDown={({ key }) => key === 'ArrowDown' && setIsAnswered(true)}>
        <CommandPalette.Root {...args} open filteredElsewhere>
          {['Schedule', 'Reports'].map((page) =>
            page === 'Reports' && isAnswered ? null : (
              <CommandPalette.Item key={page} value={page} onSelect={() => choose(page)}>
                {page}
              </CommandPalette.Item>
            ),
          )}
        </CommandPalette.Root>
      </div>
    );
  },
  play: async () => {
    const chosen = () =>
      waitFor(() => expect(screen.getByRole('option', { name: 'Schedule' })).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await chosen();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await chosen();
  },
};

export const OnAPhone: Story = {
  args: { open: true },
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
};
