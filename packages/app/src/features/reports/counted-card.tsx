import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Card, Facts, Stack } from '@mediation/ui';

/** How each figure of a report is counted; risk only where it is shown. */
export function CountedCard({ hasRisk }: { hasRisk: boolean }) {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="counted">
      <Stack>
        <Card.Title id="counted">{t`How we count`}</Card.Title>
        <Facts
          facts={[
            { term: t`Open cases`, detail: t`Cases that are open or on hold now. The change is since the first day.` },
            {
              term: t`Reached agreement`,
              detail: t`Cases that ended in full or part agreement, out of those that ended with or without one. We show a share from five cases on.`,
            },
            {
              term: t`Weeks to agreement`,
              detail: t`From the day a case opens to the day it closes with an agreement.`,
            },
            {
              term: t`First reply`,
              detail: t`From somebody’s message to the mediator’s next message in the same channel.`,
            },
            { term: t`Sessions`, detail: t`In the week or month for which they were planned.` },
            {
              term: t`Time to a decision`,
              detail: t`From sending a document to confirming it or sending it back. Families are told ${limits.reviewHoursFrom}–${limits.reviewHoursTo} hours.`,
            },
            ...(hasRisk
              ? [
                  {
                    term: t`Highest risk`,
                    detail: t`Each case counts once a week or month, at the highest level found in its messages. Cases without a check are not counted. It is not printed or saved.`,
                  },
                ]
              : []),
            { term: t`Median`, detail: t`Half of the cases took less time and half took more.` },
          ]}
        />
      </Stack>
    </Card>
  );
}
