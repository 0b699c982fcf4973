import { useLingui } from '@lingui/react/macro';
import { type Person, getUser } from '@mediation/api-client';
import { AudienceLine, Facts, Heading, Stack } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { moment, shortDate } from '../../../words/relative-time.ts';
import { roleNames } from '../../../words/role-names.ts';
import * as styles from './support-page.css.ts';

/** What an admin may know of a person who asks: their account, and nothing of their case. */
export function AccountFacts({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const query = useEndpoint(getUser, { userId });
  return (
    <aside className={styles.account} aria-labelledby="account">
      <Stack>
        <Heading level={2} id="account">{t`Account`}</Heading>
        <Loaded query={query} loadingLabel={t`Loading the account`} fallback={t`Failed to load the account`}>
          {({ user }) => (
            <Facts
              facts={[
                { term: t`Role`, detail: i18n._(roleNames[user.role]) },
                { term: t`Status`, detail: statusOf(user) },
                { term: t`E-mail`, detail: user.email },
                { term: t`Last sign-in`, detail: user.last_sign_in_at ? moment(user.last_sign_in_at) : t`Never` },
                { term: t`Since`, detail: user.created_at && shortDate(user.created_at) },
              ]}
            />
          )}
        </Loaded>
        <AudienceLine icon={<Lock />}>
          {t`You see no case text here. If a question is about the case, pass it on to the mediator.`}
        </AudienceLine>
      </Stack>
    </aside>
  );

  function statusOf({ closed_at: closed, requested_role: requested }: Person) {
    if (closed !== null) return t({ context: 'account', message: 'Closed' });
    return requested === null ? t`Active` : t`Waits for a role`;
  }
}
