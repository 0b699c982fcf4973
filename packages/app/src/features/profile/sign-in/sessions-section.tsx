import { useLingui } from '@lingui/react/macro';
import { endMyOtherSessions, listMySessions } from '@mediation/api-client';
import { Button, List, Row, Skeleton, SkeletonGroup } from '@mediation/ui';
import { keepFocus } from '../../../browser/keep-focus.ts';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { ProfileSavingLine } from '../profile-saving-line.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { DeviceRow } from './device-row.tsx';
import { devicesOf } from './devices-of.ts';

/** The person's devices with their open sign-in sessions; all but the current one can be ended or forgotten here. */
export function SessionsSection() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { data, error, refetch, isFetching } = useEndpoint(listMySessions, {});
  const saving = useAction({ inPlace: true });
  const others = data?.sessions.filter((it) => !it.is_current).length ?? 0;
  const endOthers = () => saving.run(() => call(endMyOtherSessions), { failed: t`Failed to sign out elsewhere` });

  return (
    <ProfileSection
      title={t`Where you are signed in`}
      text={t`We tell you when somebody signs in on a device that is not in this list. “End” signs out there. “Forget” does too, and tells you when that device is used again. If you do not know one of these, forget it and change your password.`}
    >
      {error !== null && !data && (
        <LoadFailed
          error={error}
          fallback={t`We could not load your devices`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && error === null && (
        <SkeletonGroup label={t`Loading your devices`}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {data && (
        <List aria-label={t`Where you are signed in`} ref={keepFocus} tabIndex={-1}>
          {devicesOf(data).map((device) => (
            <DeviceRow key={device.id ?? device.sessions[0]?.id} device={device} />
          ))}
        </List>
      )}
      <Row wrap>
        {others > 1 && (
          <Button tone="secondary" busy={saving.isBusy} onClick={() => void endOthers()}>
            {t`Sign out everywhere else`}
          </Button>
        )}
        <ProfileSavingLine saving={saving} />
      </Row>
    </ProfileSection>
  );
}
