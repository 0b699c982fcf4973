import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Issue } from '@mediation/api-client';
import { Badge, Checklist } from '@mediation/ui';
import type { ReactNode } from 'react';
import { issueNames } from '../../../words/issue-names.ts';

/** The states of an issue. */
export const issueStates: Record<Issue['state'], MessageDescriptor> = {
  not_started: msg`Not started`,
  in_discussion: msg`In discussion`,
  agreed: msg`Agreed`,
  parked: msg`Parked`,
};

const marks = { agreed: 'done', in_discussion: 'waiting', not_started: 'open', parked: 'open' } as const;

export interface IssueListProps {
  issues: Issue[];
  /** The empty state. */
  children: ReactNode;
}

/** The issues of a case with their states. */
export function IssueList({ issues, children }: IssueListProps) {
  const { i18n } = useLingui();
  if (issues.length === 0) return children;
  return (
    <Checklist.Root>
      {issues.map(({ issue, state }) => (
        <Checklist.Item
          key={issue}
          state={marks[state]}
          stateLabel={i18n._(issueStates[state])}
          action={<Badge>{i18n._(issueStates[state])}</Badge>}
        >
          {i18n._(issueNames[issue])}
        </Checklist.Item>
      ))}
    </Checklist.Root>
  );
}
