import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Dialog, Field, Input, Stack, Text } from '@mediation/ui';
import { paths } from '../../paths.ts';
import { CopyButton } from '../../shared/forms/copy-button.tsx';

const days = limits.invitation / (24 * 3_600_000);

export interface InvitationLinkProps {
  token: string;
  name: string;
  email: string;
}

/** Shows the link of an invitation. The server stores only its hash, so it is shown only once. */
export function InvitationLink({ token, name, email }: InvitationLinkProps) {
  const { t } = useLingui();
  const link = `${location.origin}${paths.acceptInvitation(token)}`;
  return (
    <>
      <Dialog.Body>
        <Stack>
          <Dialog.Description>
            <Trans>
              We mail this link to {email}. You can also send it to {name} yourself. It lasts {days} days.
            </Trans>
          </Dialog.Description>
          <Field label={t`Link`} hint={t`It is shown only this once. If it gets lost, invite them again.`}>
            <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </Field>
          <Text tone="soft">
            <Trans>
              {name} has to register or sign in as {email}. The link does not work with another address.
            </Trans>
          </Text>
        </Stack>
      </Dialog.Body>
      <Dialog.Foot>
        <CopyButton text={link} label={t`Copy link`} />
        <Dialog.Close asChild>
          <Button>{t`Done`}</Button>
        </Dialog.Close>
      </Dialog.Foot>
    </>
  );
}
