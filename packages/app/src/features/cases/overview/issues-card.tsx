import { useLingui } from '@lingui/react/macro';
import { type Case, type CaseTopic, getNegotiation, type Issue, updateCase } from '@mediation/api-client';
import { Card, EmptyState, Field, FormRow, Select } from '@mediation/ui';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useUser } from '../../../auth/session-provider.tsx';
import { issueNames } from '../../../words/names/issue-names.ts';
import { TopicStates, issueStates } from './issue-list.tsx';
import { isWritable } from '../../../shared/cases/writable-case.ts';

type Name = Issue['issue'];
type State = Issue['state'];

/** What is to be settled, with its state: topic by topic, and for the mediator to edit by issue. */
export function IssuesCard({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const { role } = useUser();
  const reading = useEndpoint(getNegotiation, { caseId: mediationCase.id });
  const mayChange = role === 'mediator' && isWritable(mediationCase);
  return (
    <Card flush aria-labelledby="issues">
      <Card.Head>
        <Card.Title id="issues">{t`Issues to settle`}</Card.Title>
      </Card.Head>
      <Card.Body>
        <Loaded query={reading} loadingLabel={t`Loading the issues`} fallback={t`Failed to load the issues`}>
          {({ topics }) =>
            mayChange ? (
              <Kept mediationCase={mediationCase} topics={topics} />
            ) : (
              <TopicStates topics={topics}>
                <EmptyState
                  title={t`Nothing is listed yet`}
                >{t`The mediator lists here what has to be settled.`}</EmptyState>
              </TopicStates>
            )
          }
        </Loaded>
      </Card.Body>
    </Card>
  );
}

function Kept({ mediationCase, topics }: { mediationCase: Case; topics: readonly CaseTopic[] }) {
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
  /** Which topics an issue has where their states differ: "Holidays: Agreed · School days: In discussion". */
  const parts = (issue: Name) => {
    const own = topics.filter((it) => it.issue === issue);
    if (new Set(own.map(({ state }) => state)).size < 2) return undefined;
    return own
      .map(({ title, state }) => `${title ?? i18n._(issueNames[issue])}: ${i18n._(issueStates[state])}`)
      .join(' · ');
  };
  return (
    <FormRow>
      {(Object.keys(issueNames) as Name[]).map((issue) => (
        <Field key={issue} label={i18n._(issueNames[issue])} hint={parts(issue)}>
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
