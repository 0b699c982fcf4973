import { useLingui } from '@lingui/react/macro';
import { type Person, getUser } from '@mediation/api-client';
import { AudienceLine, ChatFacts, Dialog, Facts, Heading, IconButton, Stack, Text } from '@mediation/ui';
import { Lock, UserRound } from 'lucide-react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { AccountActions } from '../../../shared/people/account-actions.tsx';
import { moment, shortDate } from '../../../words/times/relative-time.ts';
import { roleNames } from '../../../words/names/role-names.ts';

/** The account of a person who asks, beside the channel. */
export function AccountCard({ userId }: { userId: string }) {
  const { t } = useLingui();
  return (
    <ChatFacts aria-labelledby="account">
      <Stack>
        <Heading level={2} id="account">{t`Account`}</Heading>
        <AccountFacts userId={userId} />
      </Stack>
    </ChatFacts>
  );
}

/** Opens the account of a person who asks, where there is no room beside the channel. */
export function AccountButton({ userId }: { userId: string }) {
  const { t } = useLingui();
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <IconButton label={t`Account`}>
          <UserRound />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Content size="medium" closeLabel={t`Close`}>
        <Dialog.Title>{t`Account`}</Dialog.Title>
        <Dialog.Body>
          <Stack>
            <AccountFacts userId={userId} />
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** What an admin may know of a person who asks: their account, and nothing of their case. */
function AccountFacts({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const query = useEndpoint(getUser, { userId });
  return (
    <>
      <Loaded query={query} loadingLabel={t`Loading the account`} fallback={t`Failed to load the account`}>
        {({ user }) => (
          <>
            <Facts
              facts={[
                { term: t`Role`, detail: i18n._(roleNames[user.role]) },
                { term: t`Status`, detail: statusOf(user) },
                // The address of a party is not for admins.
                ...(user.email === null ? [] : [{ term: t`Email`, detail: user.email }]),
                { term: t`Last sign-in`, detail: user.last_sign_in_at ? moment(user.last_sign_in_at) : t`Never` },
                { term: t`Since`, detail: user.created_at && shortDate(user.created_at) },
              ]}
            />
            {user.closed_at === null && (
              <Stack gap="small">
                <Heading level={3}>{t`What you can do`}</Heading>
                <AccountActions person={user} />
                <Text size="small" tone="soft">{t`Both are written to the audit log.`}</Text>
              </Stack>
            )}
          </>
        )}
      </Loaded>
      <AudienceLine icon={<Lock />}>
        {t`You see no case text here. If a question is about the case, pass it on to the mediator.`}
      </AudienceLine>
    </>
  );

  function statusOf({ closed_at: closed, requested_role: requested }: Person) {
    if (closed !== null) return t({ context: 'account', message: 'Closed' });
    return requested === null ? t`Active` : t`Waits for a role`;
  }
}
