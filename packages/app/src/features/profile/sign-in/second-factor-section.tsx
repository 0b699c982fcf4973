import { useLingui } from '@lingui/react/macro';
import { beginCodeApp, getMe, getMyFactors, removeCodeApp, renewRecoveryCodes } from '@mediation/api-client';
import { Badge, Button, Row, Skeleton, SkeletonGroup, Stack, Text } from '@mediation/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { ConfirmedButton } from '../../../shared/forms/confirmed-button.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { CodeAppSetup, type NewCodeApp } from './code-app-setup.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The second step of signing in: an app for codes, passkeys, and recovery codes for the day without them. */
export function SecondFactorSection() {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useEndpoint(getMyFactors, {});
  const { call } = useBackend();
  const beginning = useAction({ inPlace: true });
  const [app, setApp] = useState<NewCodeApp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { user, changeUser } = useSession();
  const keep = async () => {
    setCodes(null);
    // Whoever was told to set up a second factor has one now.
    if (user?.factor_days_left !== undefined || user?.has_lost_factors) changeUser((await call(getMe)).user);
  };
  const begin = () => beginning.run(async () => setApp(await call(beginCodeApp)), { failed: t`We could not begin` });
  return (
    <ProfileSection
      title={t`Second step when you sign in`}
      text={t`After your password you type a code from an app on your phone, or use a passkey. Then nobody who knows your password alone can sign in.`}
    >
      {error !== null && !data && (
        <LoadFailed
          error={error}
          fallback={t`We could not load your second step`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && error === null && (
        <SkeletonGroup label={t`Loading your second step`}>
          <Skeleton shape="block" height="3rem" />
        </SkeletonGroup>
      )}
      {data?.removal_due_at !== undefined && <RemovalNotice dueAt={data.removal_due_at} />}
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => void keep()} />}
      {app !== null && (
        <CodeAppSetup
          app={app}
          onDone={(made) => {
            setApp(null);
            setCodes(made);
          }}
          onCancel={() => setApp(null)}
        />
      )}
      {codes === null && app === null && data && !data.has_app && (
        <Stack>
          <ProblemNotice problem={beginning.problem} />
          <Row>
            <Button tone="secondary" busy={beginning.isBusy} onClick={() => void begin()}>
              {t`Set up an app`}
            </Button>
          </Row>
        </Stack>
      )}
      {codes === null && data?.has_app && <AppIsOn />}
      {codes === null && app === null && data && <PasskeyList passkeys={data.passkeys} onCodes={setCodes} />}
      {codes === null && data && (data.has_app || data.passkeys.length > 0) && (
        <CodesLeft count={data.recovery_codes_left} onCodes={setCodes} />
      )}
    </ProfileSection>
  );
}

function AppIsOn() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  return (
    <Stack>
      <Row wrap justify="between">
        <Badge tone="success" icon={<Check />}>
          {t`The app is set up`}
        </Badge>
        <ConfirmedButton
          label={t`Remove the app`}
          question={t`Remove the app?`}
          text={t`Without another second step, your password alone is then enough to sign in, and your recovery codes stop working.`}
          keepLabel={t`Keep it`}
          isBusy={isBusy}
          onConfirm={() => void run(() => call(removeCodeApp), { failed: t`We could not remove the app` })}
        />
      </Row>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}

function CodesLeft({ count, onCodes }: { count: number; onCodes: (codes: string[]) => void }) {
  const { t } = useLingui();
  const { call } = useBackend();
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const renew = () =>
    run(async () => onCodes((await call(renewRecoveryCodes)).recovery_codes), {
      failed: t`We could not make new recovery codes`,
    });
  return (
    <Stack>
      <Row wrap justify="between">
        <Text>{t`Recovery codes left: ${count}`}</Text>
        <ConfirmedButton
          label={t`Make new recovery codes`}
          question={t`Make ten new recovery codes?`}
          text={t`The old ones stop working at once.`}
          keepLabel={t`Keep the old ones`}
          isBusy={isBusy}
          onConfirm={() => void renew()}
        />
      </Row>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}
