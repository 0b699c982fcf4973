import { useLingui } from '@lingui/react/macro';
import { type Passkey, removePasskey } from '@mediation/api-client';
import { Button, Heading, List, Row, Stack, Text } from '@mediation/ui';
import { makePasskey } from '../../../auth/second-step/passkeys.ts';
import { keepFocus } from '../../../browser/keep-focus.ts';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { errorText } from '../../../words/texts/error-text.ts';
import { relativeTime, shortDate } from '../../../words/times/relative-time.ts';
import { ConfirmedButton } from '../../../shared/forms/confirmed-button.tsx';
import { deviceName } from './device-name.ts';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeyListProps {
  passkeys: Passkey[];
  /** Gets the recovery codes that come with the first factor. */
  onCodes: (codes: string[]) => void;
}

/** The person's passkeys. Each also signs in alone. */
export function PasskeyList({ passkeys, onCodes }: PasskeyListProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const add = () =>
    run(
      async () => {
        const { recovery_codes: codes } = await makePasskey(call, deviceName(navigator.userAgent));
        if (codes.length > 0) onCodes(codes);
      },
      { failed: t`No passkey was made. Try again.` },
    );
  return (
    <Stack ref={keepFocus}>
      <Stack gap="tiny">
        <Heading level={3}>{t`Passkeys`}</Heading>
        <Text tone="soft">
          {t`A passkey is kept by your device and opens with your face, your finger or a PIN. It signs you in without your password.`}
        </Text>
      </Stack>
      {passkeys.length > 0 && (
        <List aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </List>
      )}
      <ProblemNotice problem={problem} />
      <Row>
        <Button tone="secondary" busy={isBusy} onClick={() => void add()}>
          {t`Add a passkey`}
        </Button>
      </Row>
    </Stack>
  );
}

function PasskeyRow({ passkey: { id: passkeyId, name, created_at: made, last_used_at: used } }: { passkey: Passkey }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const remove = () =>
    run(() => call(removePasskey, { passkeyId }), {
      failed: (error) => errorText(error, t`We could not remove the passkey`),
    });
  return (
    <List.Row>
      <Row wrap grow gap="medium">
        <Stack gap="none" grow="words">
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="soft">
            {used === null
              ? t`Added on ${shortDate(made)}. Not used yet.`
              : t`Added on ${shortDate(made)}. Last used: ${relativeTime(used)}.`}
          </Text>
          <ProblemNotice problem={problem} />
        </Stack>
        <RenamePasskey passkeyId={passkeyId} name={name} />
        <ConfirmedButton
          label={t`Remove`}
          question={t`Remove ${name}?`}
          text={t`This passkey no longer signs you in. Remove it from your device, too.`}
          keepLabel={t`Keep it`}
          isBusy={isBusy}
          onConfirm={() => void remove()}
        />
      </Row>
    </List.Row>
  );
}
