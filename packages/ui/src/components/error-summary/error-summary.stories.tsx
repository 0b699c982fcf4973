import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../layout/layout.tsx';
import * as RadioGroup from '../radio-group/radio-group.tsx';
import { ErrorSummary, type FormError } from './error-summary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Two answers are missing',
    errors: [
      { field: 'first-name', message: 'Enter a first name' },
      { field: 'children', message: 'Choose “Yes” or “No”' },
    ],
  },
  decorators: [(story) => <div style={{ maxWidth: '39rem' }}>{story()}</div>],
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const None: Story = { args: { errors: [] } };

const titles = ['', 'One answer is missing', 'Two answers are missing'];

function Intake() {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState<string>();
  const missing: FormError[] = [];
  if (name === '') missing.push({ field: 'intake-name', message: 'Enter a first name' });
  if (answer === undefined) missing.push({ field: 'intake-children', message: 'Choose “Yes” or “No”' });
  const errors = attempt === 0 ? [] : missing;
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="large">
        <ErrorSummary title={titles[errors.length]} errors={errors} attempt={attempt} />
        <Field id="intake-name" label="First name" error={errorOf('intake-name')}>
          <Input value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <RadioGroup.Root
          id="intake-children"
          label="Do you have children together?"
          look="card"
          value={answer ?? null}
          onValueChange={setAnswer}
          error={errorOf('intake-children')}
        >
          <RadioGroup.Item value="yes">Yes</RadioGroup.Item>
          <RadioGroup.Item value="no">No</RadioGroup.Item>
        </RadioGroup.Root>
        <Button type="submit">Save and continue</Button>
      </Stack>
    </form>
  );
}

export const LeadsToTheFields: Story = {
  render: () => <Intake />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save and continue' });
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: 'Choose “Yes” or “No”' }));
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter a first name' }));
    const name = canvas.getByLabelText('First name');
    await expect(name).toHaveFocus();

    await userEvent.keyboard('Maya');
    await expect(name).toHaveFocus();
    await userEvent.click(save);
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
  },
};
