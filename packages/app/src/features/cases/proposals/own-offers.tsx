import { useLingui } from '@lingui/react/macro';
import type { CaseTopic } from '@mediation/api-client';
import { Row, Text, Well } from '@mediation/ui';
import { FilePen } from 'lucide-react';
import { awaitedParties } from '../../../shared/cases/actions/open-proposals.ts';
import { listOf } from '../../../words/names/people-names.ts';
import { lastMoment } from '../../../words/times/end-moment.ts';
import { longDate } from '../../../words/times/relative-time.ts';
import { useNegotiation } from './negotiation-context.ts';
import { WithdrawProposalButton } from './proposal-actions.tsx';
import { useNames } from './use-names.ts';

/** The reader’s own open offers on other topics. */
export function OwnOffers({ topic }: { topic: CaseTopic }) {
  const { t } = useLingui();
  const { negotiation, people, me, isOpen } = useNegotiation();
  const { titleOf, nameOf } = useNames();
  if (!isOpen) return null;
  return negotiation.proposals
    .filter((it) => it.state === 'offered' && it.from_participant_id === me?.id && it.topic_id !== topic.id)
    .map((it) => {
      const about = negotiation.topics.find(({ id }) => id === it.topic_id);
      const title = about === undefined ? '' : titleOf(about);
      const names = listOf(awaitedParties(it, people).map(nameOf));
      const end = it.expires_at === null ? null : longDate(new Date(lastMoment(it.expires_at)));
      return (
        <Well key={it.id}>
          <Row wrap justify="between">
            <Row>
              <FilePen aria-hidden />
              <Text>
                {names === ''
                  ? t`Your proposal on ${title} is open.`
                  : end === null
                    ? t`Your offer on ${title} waits for ${names}.`
                    : t`Your offer on ${title} waits for ${names} until ${end}.`}
              </Text>
            </Row>
            <WithdrawProposalButton proposal={it} />
          </Row>
        </Well>
      );
    });
}
