import { useLingui } from '@lingui/react/macro';
import { type Participant, confirmLawyer } from '@mediation/api-client';
import { Button, Card, Heading, Row, Stack, Text } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { firstName } from '../../../words/people.ts';

/** Asks a party to confirm a lawyer as their own. */
export function LawyerConfirmation({ lawyer }: { lawyer: Participant }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const confirm = () =>
    run(() => call(confirmLawyer, { caseId: lawyer.case_id, participantId: lawyer.id }), {
      failed: t`Failed to confirm your lawyer`,
      done: t`${lawyer.name} is now your lawyer here`,
    });
  return (
    <Card aria-labelledby="confirm">
      <Stack gap="small">
        <Text size="small" tone="soft">{t`Your next step`}</Text>
        <Heading level={2} size="large" voice id="confirm">
          {t`${lawyer.name} says they are your lawyer`}
        </Heading>
        <Text tone="soft">
          {t`If you confirm, ${firstName(lawyer.name)} reads and writes in your private channel, also what is already there. If it is not true, tell your mediator.`}
        </Text>
        <ProblemNotice problem={problem} />
        <Row>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {isBusy ? t`Confirming` : t`Confirm`}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
