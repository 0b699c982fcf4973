import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Check } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { StoryBrandMark } from '../../foundations/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Row, Stack, WideOnly } from '../layout/layout.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { Heading, Text } from '../text/text.tsx';
import { FocusLayout } from './focus-layout.tsx';

const meta = {
  title: 'Shell/FocusLayout',
  component: FocusLayout,
  args: {
    brand: <StoryBrandMark hideName />,
    quickExit: <QuickExit corner label="Quick exit" href="#weather" />,
    helpNow: <Button tone="plain">Get help now</Button>,
    children: (
      <>
        <Heading level={1} size="huge" voice>
          Ruth Lindqvist invites you
        </Heading>
        <Text>
          You are invited to the case “Okafor family” as Daniel. Ruth and your lawyer will see what you write to them.
        </Text>
        <Row wrap>
          <Button>Accept</Button>
          <Button tone="plain">Decline</Button>
        </Row>
      </>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '500px' } } },
} satisfies Meta<typeof FocusLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {};
export const Form: Story = { args: { width: 'form' } };

const intake = [
  { id: 'personal', label: 'Personal information', state: 'done' },
  { id: 'marriage', label: 'Marriage details', state: 'done' },
  { id: 'children', label: 'Children', state: 'now' },
  { id: 'money', label: 'Financial situation', state: 'later' },
  { id: 'uploads', label: 'Uploads', state: 'later' },
  { id: 'preferences', label: 'Preferences', state: 'later' },
] as const;

export const Intake: Story = {
  args: {
    brand: <StoryBrandMark hideName />,
    headEnd: (
      <>
        <WideOnly>
          <Row gap="tiny">
            <Check />
            <Text size="small" tone="soft">
              Saved just now
            </Text>
          </Row>
        </WideOnly>
        <Button tone="plain" size="small">
          Save and leave
        </Button>
      </>
    ),
    steps: (
      <Stepper
        steps={intake}
        label="Intake, part 3 of 6"
        doneLabel="done"
        allLabel="See all 6 parts"
        onOpenStep={fn()}
      />
    ),
    help: (
      <Stack>
        <div>
          <Heading>Why we ask</Heading>
          <Text tone="soft">Ruth uses this to plan the first session.</Text>
        </div>
        <div>
          <Heading>Who can see it</Heading>
          <Text tone="soft">You and Ruth. Daniel fills in his own form and cannot read yours.</Text>
        </div>
        <p>
          <a href="#safe">I don’t feel safe answering this</a>
        </p>
      </Stack>
    ),
    back: (
      <Button tone="plain">
        <ArrowLeft /> Back
      </Button>
    ),
    foot: (
      <>
        <WideOnly>
          <Button tone="plain">Skip for now</Button>
        </WideOnly>
        <Button>Save and continue</Button>
      </>
    ),
    children: (
      <>
        <div>
          <Text size="small" tone="soft">
            Part 3 of 6
          </Text>
          <Heading level={1} size="form" voice>
            Your children
          </Heading>
          <Text tone="soft">
            Their first names are enough. If you have no children together, choose “No” and go on.
          </Text>
        </div>
        <Field label="First name">
          <Input defaultValue="Ada" />
        </Field>
        <Field label="Year of birth">
          <Input defaultValue="2017" inputMode="numeric" />
        </Field>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Intake, part 3 of 6' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save and continue' })).toBeVisible();
  },
};

export const IntakeOnAPhone: Story = {
  ...Intake,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /I don’t feel safe/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
