import { useLingui } from '@lingui/react/macro';
import { type CaseTerms, limits, signTerms, type TermsLanguage } from '@mediation/api-client';
import { Checkbox, Field, Heading, Input, Stack } from '@mediation/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useReveal } from '../../../browser/use-reveal.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { isSameName } from '../signing/steps/same-name.ts';
import { VersionFingerprint } from '../signing/paper/version-fingerprint.tsx';

/** The id of the form, for the button at the end of the page. */
export const signTermsForm = 'sign-terms';

export interface SignTermsProps {
  caseId: string;
  terms: CaseTerms;
  language: TermsLanguage;
  hasFees: boolean;
}

/** What is said by signing, and the name. Nothing is ticked and no name is filled in. */
export function SignTerms({ caseId, terms: { own, hash, number }, language, hasFees }: SignTermsProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const reveal = useReveal('sign');
  const form = useRef<HTMLFormElement>(null);
  const [hasRead, setRead] = useState(false);
  const [isWilling, setWilling] = useState(false);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { run, problem } = useAction({ inPlace: true });
  const isParty = role === 'divorcee';
  const isNamed = isSameName(name, own?.name ?? '');
  const sign = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const at = !hasRead ? 0 : isParty && !isWilling ? 1 : null;
    if (at !== null) return form.current?.querySelectorAll<HTMLElement>('[role=checkbox]')[at]?.focus();
    if (!isNamed) return form.current?.querySelector<HTMLElement>('input[autocomplete=name]')?.focus();
    void run(() => call(signTerms, { caseId, hash, name, language }), {
      failed: t`We could not sign it. Nothing is signed. Try again.`,
      done: t`You signed how we will work together`,
    }).then((isSigned) => isSigned && document.querySelector('h1')?.focus());
  };
  const missing = t`Tick this before you sign.`;
  return (
    <form ref={form} id={signTermsForm} noValidate onSubmit={sign}>
      <Stack ruled>
        <Heading ref={reveal} tabIndex={-1} size="large" voice>
          {t`Sign the terms`}
        </Heading>
        <Stack gap="small">
          <Checkbox
            label={hasFees ? t`I read the terms and the fees.` : t`I read the terms.`}
            checked={hasRead}
            onCheckedChange={setRead}
            error={isChecked && !hasRead && missing}
          />
          {isParty && (
            <Checkbox
              label={t`I take part because I want to.`}
              checked={isWilling}
              onCheckedChange={setWilling}
              error={isChecked && !isWilling && missing}
            />
          )}
        </Stack>
        <Field
          label={t`Write your full name to sign`}
          hint={t`As it is here: ${own?.name ?? ''}`}
          error={isChecked && !isNamed && t`Write your name as it is shown: ${own?.name ?? ''}.`}
        >
          <Input
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={limits.titleMax}
            autoComplete="name"
            spellCheck={false}
          />
        </Field>
        <ProblemNotice problem={problem} />
        <VersionFingerprint hash={hash} number={number} />
      </Stack>
    </form>
  );
}
