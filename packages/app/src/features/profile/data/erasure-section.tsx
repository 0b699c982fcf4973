import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ErasureRequest, limits, getErasure, requestErasure } from '@mediation/api-client';
import { AlertDialog, Badge, Button, Row, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import { Check, Clock } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { queryKey, useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { shortDate } from '../../../words/times/relative-time.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ProfileSavingLine } from '../profile-saving-line.tsx';
import { ProfileSection } from '../profile-section.tsx';

const states: Record<ErasureRequest['status'], MessageDescriptor> = {
  requested: msg`Asked for`,
  checking_holds: msg`We are checking what must be kept`,
  done_in_part: msg`Done in part`,
  done_whole: msg`Done`,
};

const isOpen = ({ status }: ErasureRequest) => status === 'requested' || status === 'checking_holds';

/** Requests the erasure of the person's data and shows the answer. */
export function ErasureSection() {
  const { t } = useLingui();
  const { call, queries } = useBackend();
  const { data, error, refetch, isFetching } = useEndpoint(getErasure, {});
  const saving = useAction({ inPlace: true });
  const ask = () =>
    saving.run(async () => queries.setQueryData(queryKey(getErasure, {}), await call(requestErasure)), {
      failed: t`Failed to send your request`,
    });
  const request = data?.erasure ?? null;
  const years = limits.retentionYears;

  return (
    <ProfileSection
      title={t`Erase my data`}
      text={t`An admin looks at your request and tells you here what was erased, what stays, and why. Records of a case, such as messages, documents and agreements, are kept for ${years} years after it closes unless your organization set another time, because both parties rely on them.`}
    >
      {error !== null && !data && (
        <LoadFailed
          error={error}
          fallback={t`We could not load your request`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && error === null && (
        <SkeletonGroup label={t`Loading your request`}>
          <Skeleton shape="block" height="3rem" />
        </SkeletonGroup>
      )}
      {request && <Standing request={request} />}
      {data && (request === null || !isOpen(request)) && (
        <Row wrap>
          <Question onAsk={() => void ask()} isAsking={saving.isBusy} />
          <ProfileSavingLine saving={saving} />
        </Row>
      )}
    </ProfileSection>
  );
}

function Standing({ request }: { request: ErasureRequest }) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="small">
      <Row wrap>
        <Badge tone={isOpen(request) ? 'info' : 'success'} icon={isOpen(request) ? <Clock /> : <Check />}>
          {i18n._(states[request.status])}
        </Badge>
        <Text size="small" tone="soft">
          {t`Asked on ${shortDate(request.created_at)}, last change ${shortDate(request.updated_at)}`}
        </Text>
      </Row>
      {request.explanation !== '' && <Text>{request.explanation}</Text>}
    </Stack>
  );
}

function Question({ onAsk, isAsking }: { onAsk: () => void; isAsking: boolean }) {
  const { t } = useLingui();
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button tone="secondary" busy={isAsking}>
          {t`Ask to erase my data`}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>{t`Ask to erase your data?`}</AlertDialog.Title>
        <AlertDialog.Body>
          <AlertDialog.Description>
            {t`You may lose access to your cases. What is erased cannot be brought back. Download your data first if you may need it.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Action tone="danger" onClick={onAsk}>
            {t`Send the request`}
          </AlertDialog.Action>
          <AlertDialog.Cancel>{t`Keep my data`}</AlertDialog.Cancel>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
