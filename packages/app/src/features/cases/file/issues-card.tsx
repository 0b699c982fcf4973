import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Case, Issue } from '@mediation/api-client';
import { Badge, Card, Checklist, EmptyState, Field, FormRow, Select } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAct } from '../../../page/use-act.ts';
import { useUser } from '../../../session/session-provider.tsx';

type Name = Issue['issue'];
type State = Issue['state'];

const names: Record<Name, MessageDescriptor> = {
  parenting: msg`Parenting`,
  home: msg`Home`,
  pensions: msg`Pensions`,
  debts: msg`Debts`,
  support: msg`Support`,
  other: msg`Other`,
};

const states: Record<State, MessageDescriptor> = {
  not_started: msg`Not started`,
  in_discussion: msg`In discussion`,
  agreed: msg`Agreed`,
  parked: msg`Parked`,
};

const looks = { not_started: 'open', in_discussion: 'waiting', agreed: 'done', parked: 'open' } as const;

/** What the two parties have to settle, and how far they are: for everybody to read, for the mediator to keep. */
export function IssuesCard({ it }: { it: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const mayChange = role === 'mediator' && it.status !== 'closed';
  return (
    <Card flush aria-labelledby="issues">
      <Card.Head>
        <Card.Title id="issues">{t`What has to be settled`}</Card.Title>
      </Card.Head>
      <Card.Body>{mayChange ? <Kept it={it} /> : <Read issues={it.issues} />}</Card.Body>
    </Card>
  );
}

function Read({ issues }: { issues: Issue[] }) {
  const { t, i18n } = useLingui();
  if (issues.length === 0)
    return (
      <EmptyState title={t`Nothing is listed yet`}>{t`The mediator lists here what has to be settled.`}</EmptyState>
    );
  return (
    <Checklist.Root>
      {issues.map(({ issue, state }) => (
        <Checklist.Item
          key={issue}
          state={looks[state]}
          stateLabel={i18n._(states[state])}
          action={<Badge>{i18n._(states[state])}</Badge>}
        >
          {i18n._(names[issue])}
        </Checklist.Item>
      ))}
    </Checklist.Root>
  );
}

function Kept({ it }: { it: Case }) {
  const { t, i18n } = useLingui();
  const { api } = useBackend();
  const { act, isBusy } = useAct();
  const set = (issue: Name, state: State | '') => {
    const others = it.issues.filter((one) => one.issue !== issue);
    return act(
      () =>
        api.updateCase({
          caseId: it.id,
          version: it.version,
          issues: state === '' ? others : [...others, { issue, state }],
        }),
      { failed: t`Failed to change the case`, refresh: ['getCase'] },
    );
  };
  return (
    <FormRow>
      {(Object.keys(names) as Name[]).map((issue) => (
        <Field key={issue} label={i18n._(names[issue])}>
          <Select
            value={it.issues.find((one) => one.issue === issue)?.state ?? ''}
            disabled={isBusy}
            onChange={(event) => void set(issue, event.target.value as State | '')}
          >
            <option value="">{t`Not part of this case`}</option>
            {(Object.keys(states) as State[]).map((state) => (
              <option key={state} value={state}>
                {i18n._(states[state])}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </FormRow>
  );
}
