import { useLingui } from '@lingui/react/macro';
import { electronicConsent, limits, signAgreement, useSigningCode } from '@mediation/api-client';
import { Field, Input, RadioGroup, Stack, Text } from '@mediation/ui';
import { useRef, useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { VersionFingerprint } from '../paper/version-fingerprint.tsx';
import type { SigningContext } from '../signing-context.ts';
import { ElectronicConsent } from './electronic-consent.tsx';
import { isSameName } from './same-name.ts';
import { SigningProof } from './signing-proof.tsx';

/** What a person says about their decision: that it is free, or that they want a private word first. */
export type Freedom = 'free' | 'word';

export interface DecisionFormProps {
  /** The id of the form, for the button below the page. */
  id: string;
  context: SigningContext;
  freedom: Freedom | null;
  onFreedomChange: (freedom: Freedom) => void;
  /** Called when a private word is asked for instead of signing. */
  onAsk: () => void;
}

/** Asks whether the person is free to decide, and for the name with which they sign. */
export function DecisionForm({ id, context, freedom, onFreedomChange, onAsk }: DecisionFormProps) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { version, own, names, saving } = context;
  const { case_id: caseId, id: versionId, hash, number } = version;
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const usedCode = useRef<string>(undefined);
  const [isChecked, setChecked] = useState(false);
  const isCodeMissing = own.proof === 'password_and_code' && !/^\d{6}$/.test(code);
  const form = useRef<HTMLFormElement>(null);
  const sign = () => {
    setChecked(true);
    const missing = [
      freedom !== 'free' && '[role=radio]',
      !isSameName(name, own.name) && 'input[autocomplete=name]',
      isCodeMissing && 'input[autocomplete=one-time-code]',
    ].find((it) => it !== false);
    if (missing !== undefined) return form.current?.querySelector<HTMLElement>(missing)?.focus();
    const choice = { decides_freely: freedom === 'free', chosen_in: i18n.locale === 'es' ? 'es' : 'en' } as const;
    const work = async () => {
      // A code works once, and the rest may fail after it.
      if (own.proof === 'password_and_code' && usedCode.current !== code) {
        await call(useSigningCode, { caseId, versionId, code });
        usedCode.current = code;
      }
      await call(signAgreement, { caseId, versionId, hash, name, consent: electronicConsent, ...choice });
    };
    void saving.run(work, { failed: t`We could not sign it. Nothing is signed. Try again.` });
  };
  return (
    <Stack asChild gap="large" ruled>
      <form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (freedom === 'word') onAsk();
          else sign();
        }}
      >
        <RadioGroup.Root
          label={t`Are you free to decide?`}
          hint={t`Nothing is chosen for you.`}
          look="card"
          value={freedom}
          onValueChange={(value) => {
            onFreedomChange(value as Freedom);
            if (value === 'word') setChecked(false);
          }}
          error={isChecked && freedom === null && t`Choose one of the two.`}
        >
          <RadioGroup.Item value="free">{t`I was not pressed. I decide this myself.`}</RadioGroup.Item>
          <RadioGroup.Item
            value="word"
            hint={t`Signing pauses. ${names.other} only sees “Not signed yet”.`}
          >{t`I would like a private word with ${names.mediator} first`}</RadioGroup.Item>
        </RadioGroup.Root>
        <Field
          label={t`Write your full name to sign`}
          hint={t`As version ${number} names you: ${own.name}`}
          error={isChecked && !isSameName(name, own.name) && t`Write your name as it is shown: ${own.name}.`}
        >
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={limits.titleMax}
            autoComplete="name"
            spellCheck={false}
          />
        </Field>
        <SigningProof
          context={context}
          code={code}
          onCodeChange={setCode}
          error={isChecked && isCodeMissing && t`Enter the six digits.`}
        />
        <ElectronicConsent />
        <Text size="small" tone="soft">
          {t`You can also sign on paper. Ask ${names.mediator}, who records it here in your name, and you are told.`}
        </Text>
        <VersionFingerprint hash={hash} number={number} />
      </form>
    </Stack>
  );
}
