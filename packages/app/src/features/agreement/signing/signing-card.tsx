import { useLingui } from '@lingui/react/macro';
import { type AgreementVersion, getSigning, listParticipants } from '@mediation/api-client';
import { Button, Card, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { combineReadings } from '../../../shared/loading/combine-readings.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { moment } from '../../../words/relative-time.ts';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { SigningQuestions } from './signing-questions.tsx';
import { useNow } from './use-now.ts';
import { useSigningNames } from './use-signing-names.ts';
import { WaitingWords } from './waiting-words.tsx';
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
  const isSigned =
    names.parties.length > 0 &&
    names.parties.every(({ id }) => version.signatures.some((it) => it.participant_id === id));
  const close = () => setDialog(null);
  const query = combineReadings({ signing, people });
  return (
    <Stack gap="normal">
      <WhoSigned version={version} parties={names.parties} />
      <Card aria-labelledby="signing">
        <Stack gap="large">
          <Card.Title id="signing">{t`Before they sign`}</Card.Title>
          <WaitingWords version={version} parties={names.parties} />
          <Loaded query={query} loadingLabel={t`Loading the agreement`} fallback={t`Failed to load the agreement`}>
            {({ signing: { signing: it } }) => (
              <SigningQuestions version={version} questions={it.questions} parties={names.parties} />
            )}
          </Loaded>
          <Text size="small" tone="soft">
            {isOver
              ? t`Both can sign since ${moment(version.signable_at)}.`
              : t`Both can sign from ${moment(version.signable_at)}.`}
          </Text>
          <Text size="small" tone="soft">
            {isSigned
              ? t`Everybody has signed. There is nothing to record from paper.`
              : !isOver &&
                t`This holds for paper, too: a signature on paper is recorded once the time to think is over.`}
          </Text>
          <Row wrap>
            <Button tone="secondary" size="small" onClick={() => setDialog('time')}>
              {t`Give more time`}
            </Button>
            {isOver && !isSigned && (
              <Button tone="secondary" size="small" onClick={() => setDialog('paper')}>
                {t`Signed on paper`}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      {dialog === 'time' && <MoreTimeDialog version={version} onClose={close} />}
      {dialog === 'paper' && <PaperDialog version={version} parties={names.parties} onClose={close} />}
    </Stack>
  );
}
