import { useState } from 'react';
import {
  Button,
  Field,
  FormRow,
  Heading,
  Input,
  NextSteps,
  PasswordHints,
  PasswordInput,
  Rule,
  Select,
  SkipLink,
  SplitLayout,
  Stack,
  Text,
} from '../index.ts';
import { brandWithName, quickExit } from './frame.tsx';
import { maya } from './people.ts';

/** Makes an account, beside what happens after it. */
export function RegisterPage() {
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <SplitLayout brand={brandWithName} quickExit={quickExit} threads="low" aside={<WhatHappensNext />}>
        <Stack asChild>
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <Stack gap="tiny">
              <Heading level={1} size="form">
                Register
              </Heading>
              <Text tone="soft">It takes about two minutes. You can change these later.</Text>
            </Stack>
            <Field label="Name">
              <Input autoComplete="name" defaultValue={maya.name} />
            </Field>
            <Field label="Email">
              <Input type="email" autoComplete="email" defaultValue={maya.email} />
            </Field>
            <Field label="I am a">
              <Select defaultValue="Divorcee">
                <option>Divorcee</option>
                <option>Mediator</option>
                <option>Lawyer</option>
                <option>Admin</option>
              </Select>
            </Field>
            <Passwords />
            <Button type="submit" block>
              Register
            </Button>
            <Text>
              Already registered? <a href="#sign-in">Sign In</a>
            </Text>
          </form>
        </Stack>
      </SplitLayout>
    </>
  );
}

const show = { showLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'new-password' };

function Passwords() {
  const [password, setPassword] = useState('Harvest7lane');
  const [again, setAgain] = useState('Harvest7');
  return (
    <>
      <FormRow>
        <Field label="Password">
          <PasswordInput
            {...show}
            aria-describedby="rules"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <Field label="Confirm password" error={again !== password && 'Passwords do not match'}>
          <PasswordInput {...show} value={again} onChange={({ target }) => setAgain(target.value)} />
        </Field>
      </FormRow>
      <PasswordHints
        id="rules"
        password={password}
        minLength={8}
        labels={{
          length: '8 characters or more',
          digit: 'A digit',
          upperAndLower: 'Upper and lower case',
          special: 'One of @$!%*?&#',
          met: ', met',
          notMet: ', not met yet',
        }}
      />
    </>
  );
}

const steps = [
  { title: 'Tell us your part in the case', text: 'A short setup page, so you only see what concerns you.' },
  { title: 'Answer the intake questions', text: 'About 20 minutes. You can stop and come back.' },
  {
    title: 'Your mediator takes it from there',
    text: 'They look at your papers within 24–48 hours and suggest a first session.',
  },
];

function WhatHappensNext() {
  return (
    <Stack gap="large">
      <Heading size="large" voice>
        What happens after this
      </Heading>
      <NextSteps steps={steps} />
      <Rule />
      <Text tone="soft">
        Your former partner does not see your answers, your private messages or your email address.
      </Text>
    </Stack>
  );
}
