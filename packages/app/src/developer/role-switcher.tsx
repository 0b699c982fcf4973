import { Button, Row } from '@mediation/ui';
import { useSession } from '../auth/session-provider.tsx';
import * as styles from './role-switcher.css.ts';

const accounts = {
  divorcee: 'party-a@demo.example',
  lawyer: 'lawyer-a@demo.example',
  mediator: 'mediator@demo.example',
  admin: 'admin@demo.example',
};
const password = 'Demo-2026!';

/**
 * For whoever works on the app: goes on as somebody of another role, with the accounts of the demonstration and their
 * real rights. It is part of development builds alone, so its words are in no catalog.
 */
export function RoleSwitcher() {
  const { user, enter, signOut } = useSession();
  const be = async (email: string) => {
    await enter({ type: 'signIn.submitted', email, password });
    location.assign('/dashboard');
  };
  return (
    <aside aria-label="Developer role switcher" className={styles.corner}>
      <Row gap="tiny" wrap>
        {Object.entries(accounts).map(([role, email]) => (
          <Button
            key={role}
            tone={user?.email === email ? 'primary' : 'secondary'}
            size="small"
            onClick={() => void be(email)}
          >
            {role}
          </Button>
        ))}
        {user !== null && (
          <Button tone="plain" size="small" onClick={signOut}>
            guest
          </Button>
        )}
      </Row>
    </aside>
  );
}
