import { useLingui } from '@lingui/react/macro';
import type { Account } from '@mediation/api-client';
import { Button, Card, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { keepFocus } from '../../../../browser/keep-focus.ts';
import { isPlatformAdmin } from '../../../../auth/admin-kind.ts';
import { useUser } from '../../../../auth/session-provider.tsx';
import { AccountActions } from '../../../../shared/people/account-actions.tsx';
import { ChangeRoleDialog } from '../change-role-dialog.tsx';
import { CloseAccountButton } from '../close-account-button.tsx';
import { RemoveFactors } from '../remove-factors.tsx';
import { useLostFactors } from '../use-lost-factors.ts';
import { MovePersonDialog } from './move-person-dialog.tsx';

/** What an admin can do for a person: nothing for themselves, or once the account is closed. */
export function PersonHelpCard({ account }: { account: Account }) {
  const { t } = useLingui();
  const me = useUser();
  const [open, setOpen] = useState<'role' | 'organization' | null>(null);
  const { user_id: id, name, role, version } = account;
  const isLost = useLostFactors(id).length > 0;
  if (version === null || account.closed_at !== null || id === me.id) return null;
  const close = () => setOpen(null);
  return (
    <Card aria-labelledby="person-help" ref={keepFocus} tabIndex={-1}>
      <Stack>
        <Card.Title id="person-help">{t`What you can do`}</Card.Title>
        <Stack gap="small">
          <AccountActions person={{ id, name }} />
          <Button tone="secondary" size="small" onClick={() => setOpen('role')}>
            {t`Change role`}
          </Button>
          {isPlatformAdmin(me) && role !== 'admin' && (
            <Button tone="secondary" size="small" onClick={() => setOpen('organization')}>
              {t`Choose the organization`}
            </Button>
          )}
          {account.has_second_factor && !isLost && (
            <RemoveFactors userId={id} name={name} label={t`Second step lost`} />
          )}
          <CloseAccountButton person={{ id, name }} />
        </Stack>
        <Text size="small" tone="soft">{t`Each of these is written to the audit log.`}</Text>
      </Stack>
      {open === 'role' && <ChangeRoleDialog person={{ ...account, version }} onClose={close} />}
      {open === 'organization' && <MovePersonDialog person={{ ...account, version }} onClose={close} />}
    </Card>
  );
}
