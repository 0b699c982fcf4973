import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Proposal } from '@mediation/api-client';
import type { LinkProps } from 'react-router-dom';
import { useUser } from '../../../../auth/session-provider.tsx';
import { channelDraft } from '../../../../browser/channel-draft.ts';
import { panels } from '../../../../panel-paths.ts';
import { useOver } from '../../../../shared/layout/panel.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { useNegotiation } from '../negotiation-context.ts';
import { useNames } from '../use-names.ts';

/** The link to the party’s private channel, where the draft says which proposal the question is about. */
export function useAskFirst(topic: CaseTopic, proposal: Proposal): Pick<LinkProps, 'to' | 'onClick'> {
  const { t } = useLingui();
  const { id: me } = useUser();
  const { mediationCase } = useNegotiation();
  const { titleOf } = useNames();
  const over = useOver();
  const [name, title] = [firstName(proposal.from_name), titleOf(topic)];
  const about = t`About ${name}’s proposal on “${title}”: `;
  const draft = channelDraft(me, `private-${mediationCase.id}-${me}`);
  return {
    to: over(panels.chat(mediationCase.id, me)),
    onClick: () => {
      if (!draft.read().includes(about.trim())) draft.add(about);
    },
  };
}
