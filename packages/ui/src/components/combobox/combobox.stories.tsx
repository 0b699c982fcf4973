import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

interface Person {
  id: string;
  name: string;
  role: string;
}

const people: Person[] = [
  { id: '1', name: 'Maya Okafor', role: 'Divorcee, Okafor family' },
  { id: '2', name: 'Daniel Okafor', role: 'Divorcee, Okafor family' },
  { id: '3', name: 'Tomas Berg', role: 'Lawyer of Maya Okafor' },
  { id: '4', name: 'Peter Whitfield', role: 'Divorcee, Whitfield family' },
  { id: '5', name: 'Noor Haddad', role: 'Divorcee, Haddad – Lowe' },
  { id: '6', name: 'Ángela Núñez', role: 'Mediator' },
];

const labels = {
  show: 'Show people',
  loading: 'Looking for people',
  empty: () => 'No one by that name. Check the spelling, or invite them.',
  found: (count: number) => `${count} people`,
};

type PersonBoxProps = ComboboxProps<Person> & { error?: string };

function PersonBox({ error, ...props }: PersonBoxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: '27rem' }}>
      <Field label="Person" hint="In any of your cases" error={error}>
        <Combobox {...props} value={value} onValueChange={setValue} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox<Person>,
  render: (props: PersonBoxProps) => <PersonBox {...props} />,
  args: {
    items: people,
    itemLabel: (person) => person.name,
    itemHint: (person) => person.role,
    itemKey: (person) => person.id,
    value: null,
    onValueChange: () => undefined,
    labels,
    placeholder: 'Type a name',
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<PersonBoxProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Closed: Story = {};

export const Open: Story = {
  args: { value: people[2] ?? null },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Person' });
    await expect(box).toHaveAccessibleDescription('In any of your cases');
    await userEvent.click(box);
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(6);
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Tomas Berg');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Person' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('oka');
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Daniel Okafor');
    await closed();

    await userEvent.clear(box);
    await userEvent.keyboard('nun');
    await expect(await screen.findByRole('option', { name: /Ángela Núñez/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(box).toHaveFocus();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Person' });
    await userEvent.type(box, 'Ruth');
    await waitFor(() => expect(screen.getByText(/No one by that name/)).toBeVisible());
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await waitFor(() => expect(screen.queryByText(/No one by that name/)).not.toBeInTheDocument());
    await userEvent.type(box, 'zz');
    await waitFor(() => expect(screen.getByText(/No one by that name/)).toBeVisible());
  },
};

export const Loading: Story = {
  args: { items: [], loading: true, onQueryChange: () => undefined },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Person' }), 'ma');
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for people');
  },
};

export const WithError: Story = { args: { error: 'Choose who it is for.' } };
export const Disabled: Story = { args: { disabled: true, value: people[0] ?? null } };
export const RightToLeft: Story = { ...Open, tags: [], globals: { direction: 'rtl' } };
