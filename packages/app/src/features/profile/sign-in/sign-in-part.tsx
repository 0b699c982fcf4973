import { Measure } from '@mediation/ui';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The password and the sign-in sessions. */
export function SignInPart() {
  return (
    <Measure gap="grid" size="form">
      <PasswordSection />
      <SessionsSection />
    </Measure>
  );
}
