import { useLingui } from '@lingui/react/macro';
import { Button, Heading, Rule, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { RequestDialog } from '../../../safety/request-dialog.tsx';
import { useDangerDialog } from '../../../safety/use-danger-dialog.tsx';
import { sentence } from '../../../words/names/people-names.ts';
import type { SigningContext } from './signing-context.ts';

/** What signing means, who can see it, and whom to ask. */
export function SigningHelp({ context: { version, names } }: { context: SigningContext }) {
  const { t } = useLingui();
  const { mediator, other, lawyer } = names;
  const { opener, dialog } = useDangerDialog();
  const [isAsking, setAsking] = useState(false);
  const topics = [
    {
      title: t`What signing means`,
      text: t`It says that these are the words you both agree on. ${sentence(lawyer)} can tell you what that means in law.`,
    },
    {
      title: t`If anything changes`,
      text: t`One changed word makes a new version, and we tell you both. If both of you have signed this one, it stays the signed one until both have signed the new one. If only one has signed, that signature ends.`,
    },
    {
      title: t`Who can see it`,
      text: sentence(
        t`${other} sees that you signed and when, but never your answers, or when you read. Only you and ${mediator} read your answers.`,
      ),
    },
  ];
  return (
    <Stack gap="large">
      {topics.map(({ title, text }) => (
        <Stack key={title} gap="tiny">
          <Heading level={2}>{title}</Heading>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </Stack>
      ))}
      <Rule />
      <Stack gap="small" align="start">
        <Button tone="quiet" size="small" flush onClick={() => setAsking(true)}>
          {t`A private word with ${mediator}`}
        </Button>
        <Button tone="quiet" size="small" flush {...opener}>
          {t`In danger? Get help now`}
        </Button>
      </Stack>
      {dialog}
      {isAsking && (
        <RequestDialog
          caseId={version.case_id}
          versionId={version.id}
          kind="private_conversation"
          mediator={mediator}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
