import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { CaseTopic, Issue } from '@mediation/api-client';
import { Badge, Checklist } from '@mediation/ui';
import type { ReactNode } from 'react';
import { issueNames } from '../../../words/names/issue-names.ts';

/** The states of an issue and of a topic. */
export const issueStates: Record<Issue['state'], MessageDescriptor> = {
  not_started: msg`Not started`,
  in_discussion: msg`In discussion`,
  agreed: msg`Agreed`,
  parked: msg`Parked`,
};

const marks = { agreed: 'done', in_discussion: 'waiting', not_started: 'open', parked: 'open' } as const;

export interface TopicStatesProps {
  topics: readonly CaseTopic[];
  /** The empty state. */
  children: ReactNode;
}

/** What the parties have to settle, topic by topic, as the proposals name it. */
export function TopicStates({ topics, children }: TopicStatesProps) {
  const { i18n } = useLingui();
  if (topics.length === 0) return children;
  return (
    <Checklist.Root>
      {topics.map(({ id, issue, title, state }) => (
        <Checklist.Item
          key={id}
          state={marks[state]}
          stateLabel={i18n._(issueStates[state])}
          action={<Badge>{i18n._(issueStates[state])}</Badge>}
        >
          {title ?? i18n._(issueNames[issue])}
        </Checklist.Item>
      ))}
    </Checklist.Root>
  );
}
