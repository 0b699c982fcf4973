import { useLingui } from '@lingui/react/macro';
import type { Account } from '@mediation/api-client';
import { Card, Facts, Stack, Text } from '@mediation/ui';
import { moment, shortDate } from '../../../../words/times/relative-time.ts';
import { roleNames } from '../../../../words/names/role-names.ts';

/** What is known of an account. Of somebody else’s person only the name and the role are. */
export function PersonFactsCard({ account }: { account: Account }) {
  const { t, i18n } = useLingui();
  const { role, email, requested_role: asked, last_sign_in_at: seen, created_at: since } = account;
  const isKnown = account.version !== null;
  const facts = [
    { term: t`Role`, detail: i18n._(roleNames[role]) },
    ...(asked === null ? [] : [{ term: t`Asked for`, detail: i18n._(roleNames[asked]) }]),
    ...(isKnown
      ? [
          {
            term: t`Email`,
            detail: email ?? (role === 'divorcee' ? t`Only their mediator reads it` : t`None`),
          },
          { term: t`Organization`, detail: account.organization_name ?? organizationOfNone() },
          { term: t`Last sign-in`, detail: seen === null ? t`Never` : moment(seen) },
          {
            term: t`Second step when signing in`,
            detail: account.has_second_factor === true ? t`Set up` : t`Not set up`,
          },
          { term: t`Since`, detail: since && shortDate(since) },
        ]
      : []),
  ];
  return (
    <Card aria-labelledby="person-account">
      <Stack>
        <Card.Title id="person-account">{t`Account`}</Card.Title>
        <Facts facts={facts} />
        {!isKnown && (
          <Text size="small" tone="soft">
            {t`Somebody from outside who is or was in a case of your organization. You look after the case, not the account.`}
          </Text>
        )}
      </Stack>
    </Card>
  );

  function organizationOfNone() {
    return role === 'admin' ? t`The platform` : t`None`;
  }
}
