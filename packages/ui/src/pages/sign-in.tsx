import { Shield } from 'lucide-react';
import {
  Button,
  Field,
  Heading,
  Input,
  Notice,
  PasswordInput,
  SkipLink,
  SplitLayout,
  Stack,
  Text,
  WideOnly,
} from '../index.ts';
import { brandWithName, quickExit } from './frame.tsx';
import { maya } from './people.ts';

interface SignInPageProps {
  /** Why the last try did not work. */
  refusal?: string;
  busy?: boolean;
}

/** The way in for people with an account. */
export function SignInPage({ refusal, busy = false }: SignInPageProps) {
  return (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <SplitLayout
        brand={brandWithName}
        quickExit={quickExit}
        foot={<SharedDevice />}
        aside={
          <Heading size="huge" voice style={{ maxWidth: '12.5em' }}>
            You don’t have to agree on everything today.
          </Heading>
        }
      >
        <Stack gap="large" asChild>
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <Stack gap="tiny">
              <Heading level={1} size="form">
                Sign In
              </Heading>
              <Text tone="soft">Use the email your invitation was sent to.</Text>
            </Stack>
            {refusal !== undefined && (
              <Notice tone="danger" role="alert">
                {refusal}
              </Notice>
            )}
            <Field label="Email">
              <Input type="email" autoComplete="username" defaultValue={maya.email} />
            </Field>
            <Field label="Password" action={<a href="#forgot">Forgot password?</a>}>
              <PasswordInput
                showLabel="Show password"
                hideLabel="Hide password"
                autoComplete="current-password"
                defaultValue="quietmorning"
              />
            </Field>
            <Button type="submit" block busy={busy}>
              {busy ? 'Signing in' : 'Sign In'}
            </Button>
            <Text>
              New here? <a href="#register">Register</a>
            </Text>
          </form>
        </Stack>
      </SplitLayout>
    </>
  );
}

function SharedDevice() {
  return (
    <Notice icon={<Shield />}>
      <b>Sharing this device?</b> Quick exit leaves this page and opens a weather site.
      <WideOnly> Or press Shift three times.</WideOnly> Your browser’s history may still show the visit.
    </Notice>
  );
}
