import { PasswordSection } from './password-section.tsx';
import * as styles from './profile-page.css.ts';
import { SessionsSection } from './sessions-section.tsx';

/** How somebody gets in, and where they are in already. */
export function SignInPart() {
  return (
    <div className={styles.column}>
      <PasswordSection />
      <SessionsSection />
    </div>
  );
}
