import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, getSigning, listParticipants } from '@mediation/api-client';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { moment } from '../../../words/times/relative-time.ts';
import { firstName } from '../../../words/names/people-names.ts';
import { EarlierSignaturesNotice } from './earlier-signatures-notice.tsx';
import { MoreTimeDialog } from './steps/more-time-dialog.tsx';
import { PaperDialog } from './paper/paper-dialog.tsx';
import { SigningQuestions } from './steps/signing-questions.tsx';
import { splitSigners } from './words/split-signers.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useSigningNames } from './words/use-signing-names.ts';
import { WaitingWords } from './words/waiting-words.tsx';
import { Attestations } from './certificate/attestations.tsx';
import { WhoSigned } from './who-signed.tsx';

/** For the mediator: who has signed a version, the questions with their answers, the time to think, and paper. */
export function SigningCard({ version }: { version: AgreementVersion }) {
  const { t } = useLingui();
  const { case_id: caseId, id: versionId } = version;
  const signing = useEndpoint(getSigning, { caseId, versionId });
  const people = useEndpoint(listParticipants, { caseId });
  const names = useSigningNames(people.data?.participants ?? [], undefined);
  const [dialog, setDialog] = useState<'time' | 'paper' | null>(null);
  const isOver = useNow() >= Date.parse(version.signable_at);
  const { signed, unsigned } = splitSigners(version);
  const isWaiting = unsigned.length > 0;
  const [only] = unsigned;
  const since = moment(version.signable_at);
  const close = () => setDialog(null);
  const query = combineReadings({ signing, people });
  return (
    <Stack gap="normal">
      <EarlierSignaturesNotice version={version} />
      <WhoSigned version={version} />
      <Attestations version={version} isOpen />
      <Card aria-labelledby="signing">
        <Stack gap="large">
          <Card.Title id="signing">{t`Before they sign`}</Card.Title>
          <WaitingWords version={version} parties={names.parties} />
          <Loaded query={query} loadingLabel={t`Loading the agreement`} fallback={t`Failed to load the agreement`}>
            {({ signing: { signing: it } }) => (
              <SigningQuestions version={version} questions={it.questions} parties={names.parties} />
            )}
          </Loaded>
          {isWaiting && (
            <>
              <Text size="small" tone="soft">
                {signed.length > 0 && only
                  ? isOver
                    ? t`${firstName(only.name)} can sign since ${since}.`
                    : t`${firstName(only.name)} can sign from ${since}.`
                  : isOver
                    ? t`Both can sign since ${since}.`
                    : t`Both can sign from ${since}.`}
              </Text>
              {!isOver && (
                <Text size="small" tone="soft">
                  {t`This holds for paper, too: a signature on paper is recorded once the time to think is over.`}
                </Text>
              )}
              <Row wrap>
                <Button tone="secondary" size="small" onClick={() => setDialog('time')}>
                  {t`Give more time`}
                </Button>
                {isOver && (
                  <Button tone="secondary" size="small" onClick={() => setDialog('paper')}>
                    {t`Signed on paper`}
                  </Button>
                )}
              </Row>
            </>
          )}
          {!isWaiting && signed.length > 0 && (
            <Text size="small" tone="soft">{t`Everybody has signed. There is nothing to record from paper.`}</Text>
          )}
        </Stack>
      </Card>
      {dialog === 'time' && <MoreTimeDialog version={version} unsigned={unsigned} onClose={close} />}
      {dialog === 'paper' && <PaperDialog version={version} unsigned={unsigned} onClose={close} />}
    </Stack>
  );
}
