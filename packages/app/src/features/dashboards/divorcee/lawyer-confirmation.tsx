import { useLingui } from '@lingui/react/macro';
import { type Participant, confirmLawyer } from '@mediation/api-client';
import { Button, Card, Heading, Notice, Row, Stack, Text } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { errorText } from '../../../words/error-text.ts';
import { firstName } from '../../../words/people.ts';

/** Who says that they are this party's lawyer, as long as the party has not confirmed it. */
export function lawyerToConfirm(people: Participant[], me: string): Participant | undefined {
  const own = people.find((it) => it.user_id === me && it.status === 'active');
  if (own === undefined) return undefined;
  return people.find(
    (it) => it.status === 'active' && it.confirmed_by_client_at === null && it.represents_participant_id === own.id,
  );
}

/** Asks a party whether somebody is their lawyer. */
export function LawyerConfirmation({ lawyer }: { lawyer: Participant }) {
  const { t } = useLingui();
  const { call, settled } = useBackend();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmLawyer, { caseId: lawyer.case_id, participantId: lawyer.id }),
    onSuccess: () => {
      toast({ title: t`${lawyer.name} is now your lawyer here` });
      return settled();
    },
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
        {error !== null && (
          <Notice tone="danger" role="alert">
            {errorText(error, t`Failed to confirm your lawyer`)}
          </Notice>
        )}
        <Row>
          <Button busy={isPending} onClick={() => mutate()}>
            {isPending ? t`Confirming` : t`Confirm`}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
