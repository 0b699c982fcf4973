import { useLingui } from '@lingui/react/macro';
import { chooseSessionDocuments, limits, listCaseUploads, type MediationSession } from '@mediation/api-client';
import { AudienceLine, Button, Card, CheckboxGroup, EmptyState, Row, Stack, Text } from '@mediation/ui';
import { Users } from 'lucide-react';
import { useId, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';

/** For the mediator: which documents of the case to look at in a session. */
export function ChooseDocumentsCard({ session }: { session: MediationSession }) {
  const { t } = useLingui();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Card aria-labelledby={id}>
      <Stack>
        <Card.Title id={id}>{t`Documents to look at`}</Card.Title>
        {!isChoosing && (
          <>
            {session.documents.length === 0 ? (
              <Text tone="soft">{t`None chosen.`}</Text>
            ) : (
              <ul>
                {session.documents.map((it) => (
                  <li key={it.id}>{it.file_name}</li>
                ))}
              </ul>
            )}
            <div>
              <Button tone="secondary" size="small" onClick={() => setChoosing(true)}>{t`Choose documents`}</Button>
            </div>
          </>
        )}
        {isChoosing && <Choosing session={session} onClose={() => setChoosing(false)} />}
        <AudienceLine short icon={<Users />}>
          {t`Each person who comes sees only those that they may read anyway.`}
        </AudienceLine>
      </Stack>
    </Card>
  );
}

function Choosing({ session, onClose }: { session: MediationSession; onClose: () => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const query = useEndpoint(listCaseUploads, { caseId: session.case_id, limit: limits.pageMax });
  const [chosen, setChosen] = useState(() => session.documents.map((it) => it.id));
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const save = async () => {
    const input = { sessionId: session.id, documents: chosen };
    if (await run(() => call(chooseSessionDocuments, input), { failed: t`We could not save it.` })) onClose();
  };
  return (
    <Loaded query={query} loadingLabel={t`Loading the documents`} fallback={t`Failed to load the documents`}>
      {({ uploads }) => {
        const current = uploads.filter(({ status }) => status !== 'superseded');
        return current.length === 0 ? (
          <EmptyState title={t`No documents yet`}>{t`What the parties send appears here.`}</EmptyState>
        ) : (
          <Stack>
            <CheckboxGroup.Root label={t`Documents of the case`} hideLabel value={chosen} onValueChange={setChosen}>
              {current.map((it) => (
                <CheckboxGroup.Item key={it.id} value={it.id}>
                  {it.file_name}
                </CheckboxGroup.Item>
              ))}
            </CheckboxGroup.Root>
            <ProblemNotice problem={problem} />
            <Row>
              <Button tone="plain" onClick={onClose}>{t`Cancel`}</Button>
              <Button busy={isBusy} onClick={() => void save()}>{t`Save`}</Button>
            </Row>
          </Stack>
        );
      }}
    </Loaded>
  );
}
