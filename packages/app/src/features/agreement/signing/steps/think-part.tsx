import { useLingui } from '@lingui/react/macro';
import { saveSigning } from '@mediation/api-client';
import { Button, Card, Heading, Row, Rule, Stack, Text, WideOnly } from '@mediation/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { RequestDialog } from '../../../../safety/request-dialog.tsx';
import { sentence } from '../../../../words/names/people-names.ts';
import { moment, weekdayOf } from '../../../../words/times/relative-time.ts';
import { FinishedParts } from './finished-parts.tsx';
import { OpenPoints } from '../open-points.tsx';
import { EarlierSignaturesNotice } from '../earlier-signatures-notice.tsx';
import { SigningLayout } from '../signing-layout.tsx';
import type { SigningContext } from '../signing-context.ts';
import { TimeToThink } from './time-to-think.tsx';
import { WhoSigned } from '../who-signed.tsx';

/** The time to think: a date, not a ticking clock. */
export function ThinkPart({ context }: { context: SigningContext }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const [isAsking, setAsking] = useState(false);
  const { version, own, names, saving, next, open, signing } = context;
  const { case_id: caseId, id: versionId, signable_at } = version;
  const weekday = weekdayOf(signable_at);
  const remind = () =>
    saving.run(() => call(saveSigning, { caseId, versionId, wants_reminder: !own.wants_reminder }), {
      failed: t`We could not save the reminder. Try again.`,
    });
  return (
    <SigningLayout
      context={context}
      part="think"
      title={t`Time to think`}
      lead={t`Nothing to do now. Sleep on it, talk to ${names.lawyer}, read it again.`}
      back={
        <WideOnly>
          <Button tone="plain" flush onClick={() => open(signing.questions.length > 0 ? 'understand' : 'read')}>
            <ArrowLeft />
            {t`Back`}
          </Button>
        </WideOnly>
      }
      foot={
        <>
          {next === 'decide' ? (
            <Button onClick={() => open('decide')}>{t`Continue`}</Button>
          ) : (
            <>
              <Button tone="plain" aria-pressed={own.wants_reminder} busy={saving.isBusy} onClick={() => void remind()}>
                {own.wants_reminder ? t`Reminder set for ${weekday}` : t`Remind me on ${weekday}`}
              </Button>
              <Button onClick={() => open('read')}>{t`Read it again`}</Button>
            </>
          )}
        </>
      }
    >
      <Card aria-labelledby="sign-from">
        <Stack gap="normal">
          <Stack gap="tiny">
            <Text asChild size="small" tone="soft">
              <h2 id="sign-from">{t`You can sign from`}</h2>
            </Text>
            <Heading level={3} size="large" voice>
              {moment(signable_at)}
            </Heading>
          </Stack>
          <TimeToThink version={version} />
          <Rule />
          <Row wrap justify="between">
            <Text size="small" tone="soft">
              {sentence(t`Is this too soon? ${names.mediator} can make it longer, never shorter.`)}
            </Text>
            <Button tone="secondary" size="small" onClick={() => setAsking(true)}>
              {t`Ask for more time`}
            </Button>
          </Row>
        </Stack>
      </Card>
      <OpenPoints version={version} mediator={names.mediator} />
      <FinishedParts context={context} />
      <EarlierSignaturesNotice version={version} />
      <WhoSigned version={version} />
      {isAsking && (
        <RequestDialog
          caseId={caseId}
          versionId={versionId}
          kind="pause"
          mediator={names.mediator}
          onClose={() => setAsking(false)}
        />
      )}
    </SigningLayout>
  );
}
