import { useLingui } from '@lingui/react/macro';
import { type AnswerOf, type Case, getCaseMode, type Mode, setCaseMode } from '@mediation/api-client';
import { Button, Card, Field, RadioGroup, Row, Stack, Text, TimeInput } from '@mediation/ui';
import { toast } from '@mediation/ui/toast';
import { type SubmitEvent, useRef, useState } from 'react';
import { useBackend } from '../../../backend/backend-provider.tsx';
import { useEndpoint } from '../../../backend/use-endpoint.ts';
import { isWritable } from '../../../shared/cases/writable-case.ts';
import { ProblemNotice } from '../../../shared/forms/problem-notice.tsx';
import { useAction } from '../../../shared/forms/use-action.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { modeNames } from '../../../words/names/mode-names.ts';
import { viewerLocale } from '../../../words/names/viewer.ts';
import { relativeTime } from '../../../words/times/relative-time.ts';
import { ProposedModes } from './proposed-modes.tsx';

type Saved = AnswerOf<typeof getCaseMode>['mode'];
type Wish = Pick<Saved, 'mode' | 'hours'>;

/** For the mediator: how messages go in the case, what private answers speak for, and the choice. */
export function ModeCard({ mediationCase }: { mediationCase: Case }) {
  const { t } = useLingui();
  const query = useEndpoint(getCaseMode, { caseId: mediationCase.id });
  return (
    <Card aria-labelledby="mode">
      <Stack>
        <Card.Title id="mode">{t`How messages go`}</Card.Title>
        <Loaded query={query} loadingLabel={t`Loading`} fallback={t`Failed to load how messages go`}>
          {({ mode }) => (
            <>
              <InForce saved={mode} />
              {isWritable(mediationCase) && <ModeForm caseId={mediationCase.id} saved={mode} />}
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

function InForce({ saved: { mode, hours, time_zone, set_at, set_by_name } }: { saved: Saved }) {
  const { t, i18n } = useLingui();
  const name = i18n._(modeNames[mode]);
  const [by, when] = [set_by_name ?? '', set_at === null ? '' : relativeTime(set_at)];
  const [from, to, zone] = [hours?.from ?? '', hours?.to ?? '', time_zone.replaceAll('_', ' ')];
  return (
    <div>
      <Text weight="strong">{hours === null ? name : t`${name}: between ${from} and ${to} (${zone})`}</Text>
      {set_at !== null && <Text size="small" tone="soft">{t`Set by ${by}, ${when}`}</Text>}
    </div>
  );
}

const evening = { from: '17:00', to: '19:00' };

function ModeForm({ caseId, saved }: { caseId: string; saved: Saved }) {
  const { t, i18n } = useLingui();
  const { call } = useBackend();
  const saving = useAction({ inPlace: true });
  const undoing = useAction();
  const inForce: Wish = { mode: saved.mode, hours: saved.hours };
  const [chosen, setWish] = useState<Wish | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const wish = chosen ?? inForce;
  const isSame = JSON.stringify(wish) === JSON.stringify(inForce);
  const zone = saved.time_zone.replaceAll('_', ' ');
  const isNoTime = wish.hours !== null && wish.hours.from === wish.hours.to;
  const choose = (mode: Mode, hours = wish.hours) =>
    setWish({ mode, hours: mode === 'paced' ? (hours ?? evening) : null });
  const select = ({ mode, hours }: Wish) => {
    choose(mode, hours ?? evening);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[role=radio][aria-checked=true]')?.focus());
  };
  const set = (to: Wish, version: number) => call(setCaseMode, { caseId, ...to, version });
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isNoTime || isSame) return;
    let version = saved.version;
    const isDone = await saving.run(async () => ({ version } = (await set(wish, version)).mode), {
      failed: t`Failed to save this`,
    });
    if (!isDone) return;
    setWish(null);
    const name = i18n._(modeNames[wish.mode]);
    toast({
      title: t`Messages: ${name}. Everyone in the case is told.`,
      action: {
        label: t`Undo`,
        onClick: () => void undoing.run(() => set(inForce, version), { failed: t`Failed to save this` }),
      },
    });
  };
  const hints: Record<Mode, string> = {
    joint: t`Everyone writes to everyone.`,
    paced: t`What a party writes to everyone reaches the other party in the hours that you choose. You and the lawyers read it at once.`,
    shuttle: t`The parties write to you alone, in their private channels. You and the lawyers can write to everyone.`,
    paused: t`Nobody writes to everyone, and no proposal and no session of both sides is added. What is due stays due.`,
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        <ProposedModes caseId={caseId} onSelect={select} />
        <RadioGroup.Root
          label={t`How should messages go?`}
          value={wish.mode}
          onValueChange={(it) => choose(it as Mode)}
        >
          {(Object.keys(modeNames) as Mode[]).map((mode) => (
            <RadioGroup.Item key={mode} value={mode} hint={hints[mode]}>
              {i18n._(modeNames[mode])}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        {wish.hours !== null && (
          <Stack gap="small">
            <Row wrap gap="medium">
              <Field label={t({ context: 'time', message: 'From' })}>
                <TimeInput
                  locale={viewerLocale()}
                  value={wish.hours.from}
                  onValueChange={(from) => from !== undefined && choose('paced', { ...evening, ...wish.hours, from })}
                />
              </Field>
              <Field
                label={t({ context: 'time', message: 'To' })}
                error={isNoTime && t`Choose an end that is not the beginning.`}
              >
                <TimeInput
                  locale={viewerLocale()}
                  value={wish.hours.to}
                  onValueChange={(to) => to !== undefined && choose('paced', { ...evening, ...wish.hours, to })}
                />
              </Field>
            </Row>
            <Text size="small" tone="soft">
              {saved.version === 0
                ? t`In the time zone of your organization.`
                : t`In the time zone of the case, ${zone}.`}
            </Text>
          </Stack>
        )}
        <Text size="small" tone="soft">
          {t`Everyone in the case reads the same words and never why. Somebody may still guess from the moment: a day without private news is the safest.`}
        </Text>
        <ProblemNotice problem={saving.problem} />
        <div>
          <Button type="submit" busy={saving.isBusy} disabled={isSame}>
            {t`Set this`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
