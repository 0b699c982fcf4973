import { useLingui } from '@lingui/react/macro';
import { sendSigningCode } from '@mediation/api-client';
import { Button, Field, Input, Row, Stack, Text } from '@mediation/ui';
import { useRef } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../../shared/forms/use-action.ts';
import type { SigningContext } from '../signing-context.ts';

export interface SigningProofProps {
  context: SigningContext;
  code: string;
  onCodeChange: (code: string) => void;
  error: string | false;
}

/** How a person shows that it is them who signs, and the code from a mail where one is needed. */
export function SigningProof({ context: { version, own }, code, onCodeChange, error }: SigningProofProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, status, problem, isBusy } = useAction({ inPlace: true });
  const input = useRef<HTMLInputElement>(null);
  const send = async () => {
    const isSent = await run(() => call(sendSigningCode, { caseId: version.case_id, versionId: version.id }), {
      failed: t`We could not send a code. Try again.`,
    });
    if (isSent) input.current?.focus();
  };
  if (own.proof === 'factor')
    return <Text>{t`To sign, you confirm with your second step: your app or your passkey.`}</Text>;
  if (own.proof === 'password')
    return <Text>{t`To sign, you confirm with your password, unless you gave it in the last ten minutes.`}</Text>;
  return (
    <Stack gap="small">
      <Text>{t`To sign, you need your password and a code. We send the code to the e-mail that you named as safe.`}</Text>
      <Row>
        <Button tone="secondary" busy={isBusy} onClick={() => void send()}>
          {status === 'done' ? t`Send a new code` : t`Send me a code`}
        </Button>
      </Row>
      <Text asChild size="small" tone="soft">
        <output>{status === 'done' && t`A code is on its way. It works for ten minutes.`}</output>
      </Text>
      <ProblemNotice problem={problem} />
      <Field label={t`Code from your e-mail`} hint={t`Six digits. The mail does not say what it is for.`} error={error}>
        <Input
          ref={input}
          value={code}
          onChange={(event) => onCodeChange(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </Field>
    </Stack>
  );
}
