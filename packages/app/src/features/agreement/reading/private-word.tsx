import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Stack, Text, Well } from '@mediation/ui';
import { Hand } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DangerLine } from '../../../safety/danger-line.tsx';

const RequestDialog = lazy(async () => ({
  default: (await import('../../../safety/request-dialog.tsx')).RequestDialog,
}));

/** The ways to tell the mediator alone that something is not right, and to get help now. */
export function PrivateWord({ caseId, mediator }: { caseId: string; mediator: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <Well aria-labelledby="private-word">
      <Stack>
        <Heading id="private-word">{t`Something not right?`}</Heading>
        <Text tone="soft">{t`Tell ${mediator} alone, in your own words. You don’t need a reason to wait.`}</Text>
        <Button tone="secondary" block aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Hand />
          {t`A private word with ${mediator}`}
        </Button>
        <DangerLine />
      </Stack>
      <Suspense>
        {isAsking && (
          <RequestDialog
            caseId={caseId}
            kind="private_conversation"
            mediator={mediator}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Well>
  );
}
