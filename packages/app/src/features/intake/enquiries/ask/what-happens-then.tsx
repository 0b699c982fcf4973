import { useLingui } from '@lingui/react/macro';
import { Card, NextSteps, Stack } from '@mediation/ui';

/** What an office does with an enquiry, beside the form. */
export function WhatHappensThen() {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="what-happens-then">
      <Stack>
        <Card.Title id="what-happens-then">{t`What happens then`}</Card.Title>
        <NextSteps
          steps={[
            { title: t`The office checks both names`, text: t`So that nobody works for both sides.` },
            { title: t`A mediator answers you`, text: t`Only in the way that you call safe.` },
            { title: t`You join when you are ready`, text: t`You read first who sees what.` },
            { title: t`You two decide about the rest`, text: t`Nobody writes to the other person before you agree.` },
          ]}
        />
      </Stack>
    </Card>
  );
}
