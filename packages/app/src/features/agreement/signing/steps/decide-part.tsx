import { useLingui } from '@lingui/react/macro';
import { Button, DonePart, Notice, WideOnly } from '@mediation/ui';
import { ArrowLeft, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { RequestDialog } from '../../../../safety/request-dialog.tsx';
import { moment } from '../../../../words/times/relative-time.ts';
import { StatusText } from '../../status-text.tsx';
import { EarlierSignaturesNotice } from '../earlier-signatures-notice.tsx';
import { DecisionForm, type Freedom } from './decision-form.tsx';
import { FinishedParts } from './finished-parts.tsx';
import { OpenPoints } from '../open-points.tsx';
import { SigningLayout } from '../signing-layout.tsx';
import type { SigningContext } from '../signing-context.ts';
import { WhoSigned } from '../who-signed.tsx';

/** The decision: nothing is chosen and no name is filled in. */
export function DecidePart({ context, isPaused }: { context: SigningContext; isPaused: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const { version, names, saving } = context;
  const { case_id: caseId, id: versionId, number } = version;
  const [freedom, setFreedom] = useState<Freedom | null>(null);
  const [isAsking, setAsking] = useState(false);
  const wantsWord = freedom === 'word';
  return (
    <SigningLayout
      context={context}
      part="decide"
      title={t`Is this your own decision?`}
      lead={t`You can sign or wait. Both are fine, and neither needs a reason.`}
      back={
        <WideOnly>
          <Button tone="plain" flush onClick={() => context.open('think')}>
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
          {!isPaused && !context.isSuspended && (
            <Button type="submit" form={id} busy={saving.isBusy}>
              {wantsWord ? null : <PenLine />}
              {wantsWord ? t`Ask for a private word` : t`Sign version ${number}`}
            </Button>
          )}
        </>
      }
    >
      <OpenPoints version={version} mediator={names.mediator} />
      <FinishedParts context={context} withAnswers />
      {version.signable_at > version.released_at && (
        <DonePart
          title={t`You had time to think`}
          note={t`From ${moment(version.released_at)} to ${moment(version.signable_at)}.`}
        />
      )}
      <StatusText text={version.status_text} />
      {isPaused ? (
        <Notice tone="info">
          {t`Signing is paused until ${names.mediator} has spoken with you. ${names.other} only sees “Not signed yet”.`}
        </Notice>
      ) : (
        <DecisionForm
          id={id}
          context={context}
          freedom={freedom}
          onFreedomChange={setFreedom}
          onAsk={() => setAsking(true)}
        />
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
