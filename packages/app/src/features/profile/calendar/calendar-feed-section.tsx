import { useLingui } from '@lingui/react/macro';
import { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from '@mediation/api-client';
import {
  AudienceLine,
  Button,
  Facts,
  Field,
  Input,
  LiveArea,
  Notice,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@mediation/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../auth/session-provider.tsx';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { CopyButton } from '../../../shared/forms/copy-button.tsx';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { LoadFailed } from '../../../shared/loading/load-failed.tsx';
import { relativeTime, shortDate } from '../../../words/times/relative-time.ts';
import { ConfirmedButton } from '../../../shared/forms/confirmed-button.tsx';
import { NightsChoice } from './nights-choice.tsx';
import { ProfileSection } from '../profile-section.tsx';

/** Makes, shows once and removes the secret address at which a calendar program reads the person's sessions. */
export function CalendarFeedSection() {
  const { t } = useLingui();
  const { call } = useBackend();
  const { role } = useUser();
  const { data, error, refetch, isFetching } = useEndpoint(getCalendarFeed, {});
  const { run, isBusy, problem } = useAction({ inPlace: true });
  const [address, setAddress] = useState<string | null>(null);
  const make = () =>
    run(async () => setAddress(location.origin + (await call(makeCalendarFeed)).path), {
      failed: t`Failed to make the address`,
    });
  const remove = () =>
    run(
      async () => {
        await call(revokeCalendarFeed);
        setAddress(null);
      },
      { failed: t`Failed to remove the address` },
    );
  const madeAt = data?.created_at ?? null;

  return (
    <ProfileSection
      title={t`Your calendar`}
      text={t`With a secret address, the calendar on your phone or computer shows your sessions and follows every change.`}
    >
      {error !== null && !data && (
        <LoadFailed
          error={error}
          fallback={t`We could not load your calendar`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {!data && error === null && (
        <SkeletonGroup label={t`Loading your calendar`}>
          <Skeleton shape="block" height="6rem" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <Text>
            {t`It shows when and where your sessions are, your own video link, and the dates of what you have to do from the signed agreement. Every title says “Appointment” unless you chose otherwise under Privacy and safety.`}
          </Text>
          <LiveArea>{address !== null && <NewAddress address={address} />}</LiveArea>
          {madeAt !== null && (
            <Facts
              facts={[
                { term: t`Made`, detail: shortDate(madeAt) },
                {
                  term: t`Last read`,
                  detail: data.last_read_at === null ? t`Not yet` : relativeTime(data.last_read_at),
                },
              ]}
            />
          )}
          {madeAt !== null && role === 'divorcee' && <NightsChoice isShown={data.shows_nights} />}
          <ProblemNotice problem={problem} />
          {madeAt === null ? (
            <Row>
              <Button tone="secondary" busy={isBusy} onClick={() => void make()}>{t`Make an address`}</Button>
            </Row>
          ) : (
            <Row wrap>
              <ConfirmedButton
                label={t`Make a new address`}
                question={t`Make a new address?`}
                text={t`The old one stops working at once. Calendars that use it need the new one.`}
                keepLabel={t`Keep the old one`}
                isBusy={isBusy}
                onConfirm={() => void make()}
              />
              <ConfirmedButton
                label={t`Remove the address`}
                question={t`Remove the address?`}
                text={t`It stops working at once. What a calendar has already read may stay in it until it looks again.`}
                keepLabel={t`Keep the address`}
                isBusy={isBusy}
                onConfirm={() => void remove()}
              />
            </Row>
          )}
        </>
      )}
      <AudienceLine icon={<KeyRound />}>
        {t`Whoever has the address can read these times. Do not add it to a calendar that you share. It stops working when you change your password or sign out everywhere else.`}
      </AudienceLine>
    </ProfileSection>
  );
}

function NewAddress({ address }: { address: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  // The button that made it is gone.
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack>
      <Notice tone="success">
        {t`Your address is ready. Copy it now: it is shown only this once. In your calendar program, add a calendar “by URL” or “by subscription” and paste it there.`}
      </Notice>
      <Field label={t`Secret address`}>
        <Input ref={field} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Row>
        <CopyButton text={address} label={t`Copy address`} />
      </Row>
    </Stack>
  );
}
