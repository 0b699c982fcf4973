import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shield } from 'lucide-react';
import { StoryBrandMark } from '../../foundations/story-brand.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../layout/layout.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { Notice } from '../notice/notice.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { Heading, Text } from '../text/text.tsx';
import { SplitLayout } from './split-layout.tsx';

const meta = {
  title: 'Shell/SplitLayout',
  component: SplitLayout,
  args: {
    brand: <StoryBrandMark />,
    quickExit: <QuickExit corner label="Quick exit" href="#weather" />,
    helpNow: <Button tone="plain">Get help now</Button>,
    children: null,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof SplitLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: {
    aside: (
      <Heading size="huge" voice style={{ maxWidth: '12.5em' }}>
        You don’t have to agree on everything today.
      </Heading>
    ),
    foot: (
      <Notice icon={<Shield />}>
        <b>Sharing this device?</b> Quick exit leaves this page and opens a weather site. Or press Shift three times.
      </Notice>
    ),
    children: (
      <Stack gap="large" asChild>
        <form>
          <div>
            <Heading level={1} size="form">
              Sign In
            </Heading>
            <Text tone="soft">Use the email your invitation was sent to.</Text>
          </div>
          <Field label="Email">
            <Input type="email" autoComplete="username" />
          </Field>
          <Field label="Password" action={<a href="#forgot">Forgot password?</a>}>
            <PasswordInput showLabel="Show password" hideLabel="Hide password" autoComplete="current-password" />
          </Field>
          <Button type="submit" block>
            Sign In
          </Button>
          <p>
            New here? <a href="#register">Register</a>
          </p>
        </form>
      </Stack>
    ),
  },
};

export const WhatHappensNext: Story = {
  args: {
    threads: 'low',
    aside: (
      <Stack gap="large">
        <Heading size="large" voice>
          What happens after this
        </Heading>
        <NextSteps
          steps={[
            { title: 'Tell us your part in the case', text: 'A short setup page, so you only see what concerns you.' },
            { title: 'Answer the intake questions', text: 'About 20 minutes. You can stop and come back.' },
          ]}
        />
      </Stack>
    ),
    children: (
      <Heading level={1} size="form">
        Register
      </Heading>
    ),
  },
};
