import { useLingui } from '@lingui/react/macro';
import { getAdminHealth } from '@mediation/api-client';
import { Field, Input, Notice, Row, Stack } from '@mediation/ui';
import { isPlatformAdmin } from '../../../auth/admin-kind.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CopyButton } from '../../../shared/forms/copy-button.tsx';

/** Shows the link of a platform invitation once, and promises a mail only where a mail server is set. */
export function MadeInvitation({ name, link }: { name: string; link: string }) {
  const { t } = useLingui();
  const knowsHealth = isPlatformAdmin(useUser());
  const { data } = useEndpoint(getAdminHealth, {}, { enabled: knowsHealth });
  const isMailOff = data?.health.some((row) => row.name === 'mail_server' && row.state === 'off') === true;
  return (
    <Stack>
      <Notice tone="success" aria-live="polite">
        {isMailOff && t`${name} is invited. This server sends no mail, so send them the link yourself.`}
        {!isMailOff && knowsHealth && t`${name} is invited by mail. You can also send them the link yourself.`}
        {!knowsHealth && t`${name} is invited. If no mail reaches them, send them the link yourself.`}
      </Notice>
      <Field label={t`Link`} hint={t`It is shown only this once. If it gets lost, invite them again.`}>
        <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Row>
        <CopyButton key={link} text={link} label={t`Copy link`} />
      </Row>
    </Stack>
  );
}
