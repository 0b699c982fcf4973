import { Measure } from '@mediation/ui';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The password, the second factor and the sign-in sessions. */
export function SignInPart() {
  return (
    <Measure gap="grid" size="form">
      <PasswordSection />
      <SecondFactorSection />
      <SessionsSection />
    </Measure>
  );
}
