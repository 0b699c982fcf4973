import { Button, Row } from '@mediation/ui';
import { useSession } from '../auth/session-provider.tsx';
import * as styles from './role-switcher.css.ts';

const accounts = {
  divorcee: 'party-a@demo.example',
  lawyer: 'lawyer-a@demo.example',
  mediator: 'mediator@demo.example',
  'office admin': 'office-admin@demo.example',
  admin: 'admin@demo.example',
};
const password = 'Demo-2026!';

/**
 * For developers: signs in as a demonstration account of another role, with its real rights. It is only in development
 * builds, so its texts are in no catalog.
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
