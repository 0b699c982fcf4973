import { useLingui } from '@lingui/react/macro';
import { limits, signAgreement } from '@mediation/api-client';
import { Button, DonePart, Field, Input, Notice, RadioGroup, Stack, Text, WideOnly } from '@mediation/ui';
import { ArrowLeft, PenLine } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { paths } from '../../../../paths.ts';
import { RequestDialog } from '../../../../safety/request-dialog.tsx';
import { moment } from '../../../../words/times/relative-time.ts';
import { EarlierSignaturesNotice } from '../earlier-signatures-notice.tsx';
import { VersionFingerprint } from '../paper/version-fingerprint.tsx';
import { FinishedParts } from './finished-parts.tsx';
import { OpenPoints } from '../open-points.tsx';
import { isSameName } from './same-name.ts';
import { SigningLayout } from '../signing-layout.tsx';
import type { SigningOf } from '../signing-of.ts';
import { WhoSigned } from '../who-signed.tsx';

type Freedom = 'free' | 'word';

/** The decision: nothing is chosen and no name is filled in. */
export function DecidePart({ it, isPaused }: { it: SigningOf; isPaused: boolean }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const id = useId();
  const { version, own, names, saving } = it;
  const { case_id: caseId, id: versionId, hash, number } = version;
  const [freedom, setFreedom] = useState<Freedom | null>(null);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const wantsWord = freedom === 'word';
  const form = useRef<HTMLFormElement>(null);
  const sign = () => {
    setChecked(true);
    const missing =
      freedom !== 'free' ? '[role=radio]' : isSameName(name, own.name) ? null : 'input[autocomplete=name]';
    if (missing !== null) return form.current?.querySelector<HTMLElement>(missing)?.focus();
    const choice = { decides_freely: freedom === 'free', chosen_in: i18n.locale === 'es' ? 'es' : 'en' } as const;
    void saving.run(() => call(signAgreement, { caseId, versionId, hash, name, ...choice }), {
      failed: t`We could not sign it. Nothing is signed. Try again.`,
    });
  };
  return (
    <SigningLayout
      it={it}
      part="decide"
      title={t`Is this your own decision?`}
      lead={t`You can sign or wait. Both are fine, and neither needs a reason.`}
      back={
        <WideOnly>
          <Button tone="plain" flush onClick={() => it.open('think')}>
            <ArrowLeft />
            {t`Back`}
          </Button>
        </WideOnly>
      }
      foot={
        <>
          <Button asChild tone="plain">
            <Link to={paths.dashboard()}>{t`Not now`}</Link>
          </Button>
          {!isPaused && !it.isSuspended && (
            <Button type="submit" form={id} busy={saving.isBusy}>
              {wantsWord ? null : <PenLine />}
              {wantsWord ? t`Ask for a private word` : t`Sign version ${number}`}
            </Button>
          )}
        </>
      }
    >
      <OpenPoints version={version} mediator={names.mediator} />
      <FinishedParts it={it} withAnswers />
      {version.signable_at > version.released_at && (
        <DonePart
          title={t`You had time to think`}
          note={t`From ${moment(version.released_at)} to ${moment(version.signable_at)}.`}
        />
      )}
      {isPaused ? (
        <Notice tone="info">
          {t`Signing is paused until ${names.mediator} has spoken with you. ${names.other} only sees “Not signed yet”.`}
        </Notice>
      ) : (
        <Stack asChild gap="large" ruled>
          <form
            ref={form}
            id={id}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (wantsWord) setAsking(true);
              else sign();
            }}
          >
            <RadioGroup.Root
              label={t`Are you free to decide?`}
              hint={t`Nothing is chosen for you.`}
              look="card"
              value={freedom}
              onValueChange={(value) => {
                setFreedom(value as Freedom);
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
            <Text size="small" tone="soft">
              {t`You can also sign on paper. Ask ${names.mediator}, who records it here in your name, and you are told.`}
            </Text>
            <VersionFingerprint hash={hash} number={number} />
          </form>
        </Stack>
      )}
      <EarlierSignaturesNotice version={version} />
      <WhoSigned version={version} />
      {isAsking && (
        <RequestDialog
          caseId={caseId}
          versionId={versionId}
          kind="private_conversation"
          mediator={names.mediator}
          onClose={() => setAsking(false)}
        />
      )}
    </SigningLayout>
  );
}
