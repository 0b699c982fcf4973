import { useLingui } from '@lingui/react/macro';
import type { Case, CaseProgress, Participant } from '@mediation/api-client';
import { Card, Checklist, Stack, Text } from '@mediation/ui';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { Loaded } from '../../../page/loaded.tsx';
import { useUser } from '../../../session/session-provider.tsx';
import { stepNames } from '../../../words/step-names.ts';
import { TakeOn } from './take-on.tsx';
import { useTasks, type Task } from './use-tasks.ts';

interface NextCardProps {
  it: Case;
  people: Participant[];
}

/** What the case waits for now, and what of it is this person's to do. */
export function NextCard({ it, people }: NextCardProps) {
  const { t } = useLingui();
  const query = useEndpoint('getCaseStep', { caseId: it.id });
  return (
    <Card aria-labelledby="next">
      <Stack gap="normal">
        <Card.Title id="next">{t`What comes next`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading the progress`} fallback={t`Failed to load the progress`}>
          {(progress) => <Next it={it} people={people} progress={progress} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

function Next({ it, people, progress }: NextCardProps & { progress: CaseProgress }) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const { arrived, missing } = useTasks(it, people, progress);
  if (it.status === 'closed') return <Text tone="soft">{t`The case is closed. Everything can still be read.`}</Text>;
  if (it.status === 'on_hold')
    return <Text tone="soft">{t`The case is on hold. Nothing is due until it goes on.`}</Text>;
  if (progress.is_complete) return <Text tone="soft">{t`All seven steps are done.`}</Text>;
  return (
    <>
      <Tasks tasks={arrived} />
      <Text tone="soft">{t`To finish “${i18n._(stepNames[progress.step])}”, the case waits for:`}</Text>
      <Tasks tasks={missing} />
      {role === 'mediator' && <TakeOn key={it.id} caseId={it.id} progress={progress} />}
    </>
  );
}

function Tasks({ tasks }: { tasks: Task[] }) {
  const { t } = useLingui();
  if (tasks.length === 0) return null;
  return (
    <Checklist.Root>
      {tasks.map((task) => (
        <Checklist.Item
          key={task.id}
          state={task.isMine ? 'open' : 'waiting'}
          stateLabel={task.isMine ? t`Yours to do` : t`Waits for others`}
          hint={task.hint}
        >
          {task.to === undefined ? task.text : <Link to={task.to}>{task.text}</Link>}
        </Checklist.Item>
      ))}
    </Checklist.Root>
  );
}
