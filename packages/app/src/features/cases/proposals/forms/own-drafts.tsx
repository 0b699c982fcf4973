import { useLingui } from '@lingui/react/macro';
import { type CaseTopic, type Proposal, type ProposalDraft, discardProposalDraft } from '@mediation/api-client';
import { AudienceLine, Button, Heading, Row, Stack, Text, Well } from '@mediation/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../../../backend/backend-provider.tsx';
import { awaitedParties } from '../../../../shared/cases/actions/open-proposals.ts';
import { ActionDialog } from '../../../../shared/forms/action-dialog.tsx';
import { relativeTime } from '../../../../words/times/relative-time.ts';
import { focusTopic } from '../topics/focus-topic.ts';
import { useNegotiation } from '../negotiation-context.ts';
import { ProposalDialog } from './proposal-dialog.tsx';
import { TermsList } from '../terms-list.tsx';

export interface OwnDraftsProps {
  topic: CaseTopic;
  drafts: ProposalDraft[];
}

/** What the reader has kept on a topic without offering it. */
export function OwnDrafts({ topic, drafts }: OwnDraftsProps) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { negotiation, people, me, isOpen } = useNegotiation();
  const [open, setOpen] = useState<{ to: 'go on' | 'discard'; draft: ProposalDraft } | null>(null);
  const close = () => setOpen(null);
  const isAnswerable = (it: Proposal) => awaitedParties(it, people).some(({ id }) => id === me?.id);
  const answered = (draft: ProposalDraft) =>
    negotiation.proposals.find((it) => it.id === draft.parent_id && isAnswerable(it));
  return (
    <>
      {drafts.map((draft) => (
        <Well key={draft.id} aria-labelledby={draft.id}>
          <Stack>
            <Stack gap="none">
              <Heading level={3} id={draft.id}>
                {draft.parent_id === null ? t`Your draft` : t`Your draft of a counter-proposal`}
              </Heading>
              <Text size="small" tone="soft">{t`${relativeTime(draft.created_at)}. Not sent to anybody.`}</Text>
            </Stack>
            <TermsList
              terms={draft.terms.map(({ label, words }, at) => ({
                label: label === '' ? t`Point ${at + 1}` : label,
                words: words === '' ? t`Not written yet` : words,
              }))}
            />
            {draft.note !== null && <Text typed>{draft.note}</Text>}
            <Row wrap gap="small">
              {isOpen && (
                <Button
                  tone="secondary"
                  size="small"
                  aria-haspopup="dialog"
                  aria-describedby={draft.id}
                  onClick={() => setOpen({ to: 'go on', draft })}
                >
                  {t`Go on`}
                </Button>
              )}
              <Button
                tone="plain"
                size="small"
                aria-haspopup="dialog"
                aria-describedby={draft.id}
                onClick={() => setOpen({ to: 'discard', draft })}
              >
                {t`Discard`}
              </Button>
            </Row>
            <AudienceLine icon={<Lock />}>{t`Visible to: you alone.`}</AudienceLine>
          </Stack>
        </Well>
      ))}
      {open?.to === 'go on' && (
        <ProposalDialog
          topic={topic}
          draft={open.draft}
          answers={answered(open.draft)}
          side={(me?.role === 'mediator' && open.draft.side_participant_id) || undefined}
          onClose={close}
        />
      )}
      {open?.to === 'discard' && (
        <ActionDialog
          title={t`Discard this draft?`}
          description={t`Its words are gone then. Nobody else has seen them.`}
          action={t`Discard`}
          failed={t`Failed to discard the draft`}
          work={() => call(discardProposalDraft, { draftId: open.draft.id })}
          onClose={close}
          focusInstead={focusTopic}
        />
      )}
    </>
  );
}
