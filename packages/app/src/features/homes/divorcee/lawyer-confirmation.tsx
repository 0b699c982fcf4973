import { useLingui } from '@lingui/react/macro';
import type { Participant } from '@mediation/api-client';
import { Card, Heading, Stack, Text } from '@mediation/ui';
import { LawyerQuestion } from '../../../shared/people/lawyer-question.tsx';
import { firstName } from '../../../words/names/people-names.ts';

/** Asks a party whether a lawyer is their own. */
export function LawyerConfirmation({ lawyer, isSuspended }: { lawyer: Participant; isSuspended: boolean }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="confirm">
      <Stack gap="small">
        <Text size="small" tone="soft">{t`Your next step`}</Text>
        <Heading level={2} size="large" voice id="confirm">
          {t`${lawyer.name} says they are your lawyer`}
        </Heading>
        <Text tone="soft">{t`Until you answer, ${firstName(lawyer.name)} reads nothing that is private to you.`}</Text>
        <LawyerQuestion isNext lawyer={lawyer} isSuspended={isSuspended} />
      </Stack>
    </Card>
  );
}
