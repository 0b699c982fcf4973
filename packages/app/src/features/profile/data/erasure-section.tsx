import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ErasureRequest, getErasure, requestErasure, withdrawErasure } from '@mediation/api-client';
import { AlertDialog, Badge, Button, Row, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import { Check, CircleX, Clock } from 'lucide-react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { queryKey, useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { shortDate } from '../../../words/times/relative-time.ts';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ProfileSavingLine } from '../profile-saving-line.tsx';
import { ErasureEffects } from './erasure-effects.tsx';
import { ProfileSection } from '../profile-section.tsx';

const states: Record<ErasureRequest['status'], MessageDescriptor> = {
  requested: msg`Asked for`,
  checking_holds: msg`We are checking what must be kept`,
  carrying_out: msg`Being carried out`,
  withdrawn: msg`Taken back`,
  refused: msg`Not carried out`,
  done_in_part: msg`Done in part`,
  done_whole: msg`Done`,
};

const mayTakeBack = ({ status }: ErasureRequest) => status === 'requested' || status === 'checking_holds';
const isOpen = (request: ErasureRequest) => mayTakeBack(request) || request.status === 'carrying_out';

/** An erasure takes seconds. One that takes longer waits for something that is not told. */
const usualTime = 10 * 60_000;
const takesLonger = ({ status, updated_at }: ErasureRequest) =>
  status === 'carrying_out' && Date.now() - Date.parse(updated_at) > usualTime;

/** Requests the erasure of the person's data and shows the answer. */
export function ErasureSection() {
  const { t } = useLingui();
  const { call, queries } = useBackend();
  const { data, error, refetch, isFetching } = useEndpoint(getErasure, {});
  const saving = useAction({ inPlace: true });
  const change = (endpoint: typeof requestErasure | typeof withdrawErasure, failed: string) =>
    saving.run(
      async () => {
        const { erasure } = await call(endpoint);
        queries.setQueryData(queryKey(getErasure, {}), data && { ...data, erasure });
      },
      { failed },
    );
  const request = data?.erasure ?? null;

  return (
    <ProfileSection
      title={t`Erase my data`}
      text={t`An admin looks at your request and answers here. When it is carried out you are signed out everywhere, and a last mail tells you that it is done, if mail is a safe way to reach you.`}
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
      {data && <ErasureEffects {...data} />}
      {request && <Standing request={request} />}
      {data && (request === null || !isOpen(request)) && (
        <Row wrap>
          <Question
            onAsk={() => void change(requestErasure, t`Failed to send your request`)}
            isAsking={saving.isBusy}
          />
          <ProfileSavingLine saving={saving} />
        </Row>
      )}
      {request && mayTakeBack(request) && (
        <Row wrap>
          <Button
            tone="secondary"
            busy={saving.isBusy}
            onClick={() => void change(withdrawErasure, t`Failed to take your request back`)}
          >
            {t`Take the request back`}
          </Button>
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
        <Badge {...lookOf(request)}>{i18n._(states[request.status])}</Badge>
        <Text size="small" tone="soft">
          {t`Asked on ${shortDate(request.created_at)}, last change ${shortDate(request.updated_at)}`}
        </Text>
      </Row>
      {takesLonger(request) && <Text>{t`This takes longer than usual. You need not do anything.`}</Text>}
      {request.explanation !== '' && <Text>{request.explanation}</Text>}
    </Stack>
  );
}

function lookOf(request: ErasureRequest) {
  if (request.status === 'refused' || request.status === 'withdrawn') return { icon: <CircleX /> };
  return isOpen(request) ? { tone: 'info' as const, icon: <Clock /> } : { tone: 'success' as const, icon: <Check /> };
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
            {t`You lose access to your cases and to your account. What is erased cannot be brought back. Download your data first if you may need it.`}
          </AlertDialog.Description>
        </AlertDialog.Body>
        <AlertDialog.Foot>
          <AlertDialog.Cancel>{t`Keep my data`}</AlertDialog.Cancel>
          <AlertDialog.Action tone="danger" onClick={onAsk}>
            {t`Send the request`}
          </AlertDialog.Action>
        </AlertDialog.Foot>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
