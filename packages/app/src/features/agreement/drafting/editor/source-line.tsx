import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { changedWords } from '@mediation/agreement';
import { Button, Link as TextLink, Point, Quote, Stack } from '@mediation/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { caseTopic } from '../../../../case-paths.ts';
import { firstName } from '../../../../words/names/people-names.ts';
import { longDate } from '../../../../words/times/relative-time.ts';
import { ChangedText } from '../../compare/changed-text.tsx';
import { type AgreedProposal, proposalTextOf } from '../clauses/use-agreed-proposals.ts';

/** The proposal that a clause was made from, and how far its words have moved since. */
export function SourceLine({ source: { proposal, topic, title }, text }: { source: AgreedProposal; text: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const { runs, count } = changedWords(proposalTextOf(proposal), text);
  const name = firstName(proposal.from_name);
  const on = longDate(new Date(proposal.settled_at ?? proposal.created_at));
  return (
    <Stack ruled>
      <Point size="small" icon={<Link2 />}>
        <Trans>
          From{' '}
          <TextLink asChild>
            <Link to={caseTopic(topic.case_id, topic.id)}>
              {name}’s proposal on “{title}”
            </Link>
          </TextLink>
          , agreed by both on {on}.
        </Trans>{' '}
        {count > 0 && (
          <>
            {t`Its words have changed since: ${plural(count, { one: '# word', other: '# words' })}.`}{' '}
            <Button tone="quiet" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? t`Hide them` : t`Show them`}
            </Button>
          </>
        )}
        {isShown && count > 0 && (
          <Quote asChild>
            <p>
              <ChangedText runs={runs} />
            </p>
          </Quote>
        )}
      </Point>
    </Stack>
  );
}
