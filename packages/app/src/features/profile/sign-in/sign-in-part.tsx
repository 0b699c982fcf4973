import { PasswordSection } from './password-section.tsx';
import * as styles from '../profile-page.css.ts';
import { SessionsSection } from './sessions-section.tsx';

/** The password and the sign-in sessions. */
export function SignInPart() {
  return (
    <div className={styles.column}>
      <PasswordSection />
      <SessionsSection />
    </div>
  );
}
