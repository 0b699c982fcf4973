import { useLingui } from '@lingui/react/macro';
import { type Case, type Issue, updateCase } from '@mediation/api-client';
import { Card, EmptyState, Field, FormRow, Select } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { useUser } from '../../../auth/session-provider.tsx';
import { issueNames } from '../../../words/issue-names.ts';
import { IssueList, issueStates } from './issue-list.tsx';

type Name = Issue['issue'];
type State = Issue['state'];

/** The issues of a case with their states, which the mediator can edit. */
export function IssuesCard({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const mayChange = role === 'mediator' && mediationCase.status !== 'closed';
  return (
    <Card flush aria-labelledby="issues">
      <Card.Head>
        <Card.Title id="issues">{t`Issues to settle`}</Card.Title>
      </Card.Head>
      <Card.Body>
        {mayChange ? (
          <Kept mediationCase={mediationCase} />
        ) : (
          <IssueList issues={mediationCase.issues}>
            <EmptyState
              title={t`Nothing is listed yet`}
            >{t`The mediator lists here what has to be settled.`}</EmptyState>
          </IssueList>
        )}
      </Card.Body>
    </Card>
  );
}

function Kept({ mediationCase }: { mediationCase: Case }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const { run, isBusy } = useAction();
  const set = (issue: Name, state: State | '') => {
    const others = mediationCase.issues.filter((one) => one.issue !== issue);
    return run(
      () =>
        call(updateCase, {
          caseId: mediationCase.id,
          version: mediationCase.version,
          issues: state === '' ? others : [...others, { issue, state }],
        }),
      { failed: t`Failed to change the case` },
    );
  };
  return (
    <FormRow>
      {(Object.keys(issueNames) as Name[]).map((issue) => (
        <Field key={issue} label={i18n._(issueNames[issue])}>
          <Select
            value={mediationCase.issues.find((one) => one.issue === issue)?.state ?? ''}
            disabled={isBusy}
            onChange={(event) => void set(issue, event.target.value as State | '')}
          >
            <option value="">{t`Not part of this case`}</option>
            {(Object.keys(issueStates) as State[]).map((state) => (
              <option key={state} value={state}>
                {i18n._(issueStates[state])}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </FormRow>
  );
}
