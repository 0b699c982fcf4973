import { useLingui } from '@lingui/react/macro';
import { Card, Stack, Text } from '@mediation/ui';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { shortDate } from '../../../words/times/relative-time.ts';
import { listHandovers } from '@mediation/api-client';

/** For the mediator: the handover notes, newest first. Renders nothing without one. */
export function HandoverNoteCard({ caseId }: { caseId: string }) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint(listHandovers, { caseId });
  const notes = data?.handovers ?? [];
  if (error === null && notes.length === 0) return null;
  return (
    <Card aria-labelledby="handover">
      <Stack>
        <Card.Title id="handover">{t`Handover note`}</Card.Title>
        {error !== null && notes.length === 0 && (
          <LoadFailed
            error={error}
            fallback={t`Failed to load the handover note`}
            onRetry={refetch}
            isRetrying={isFetching}
          />
        )}
        {notes.map(({ id, note, created_at }) => (
          <Stack key={id} gap="tiny">
            <Text typed>{note}</Text>
            <Text size="small" tone="soft">
              {t`From an admin, ${shortDate(created_at)}`}
            </Text>
          </Stack>
        ))}
        <Text size="small" tone="soft">{t`Only mediators of this case read this.`}</Text>
      </Stack>
    </Card>
  );
}
