import { useLingui } from '@lingui/react/macro';
import type { ParentingSchedule } from '@mediation/api-client';
import { Checkbox, Fieldset, Stack } from '@mediation/ui';
import { HandoverFields } from './handover-fields.tsx';
import type { RuleDraft } from '../rules/rule-draft.ts';

export interface OwnHandoversProps {
  draft: RuleDraft;
  schedule: ParentingSchedule;
  onChange: (answers: Pick<RuleDraft, 'handovers'>) => void;
}

/** Asks for the handovers of an exception or a holiday that are not those of the schedule. */
export function OwnHandovers({ draft: { handovers, is_split: isSplit }, schedule, onChange }: OwnHandoversProps) {
  const { t } = useLingui();
  const parts = [
    { part: 'start', label: t`Own handover at the start` },
    ...(isSplit ? [{ part: 'middle', label: t`Own handover where the halves change` } as const] : []),
    { part: 'end', label: t`Own handover at the end` },
  ] as const;
  return (
    <Fieldset label={t`Handover`}>
      <Stack>
        {parts.map(({ part, label }) => {
          const { [part]: point, ...others } = handovers;
          const usual = schedule.handover.other_days;
          return (
            <Stack key={part} gap="none">
              <Checkbox
                label={label}
                checked={point !== undefined}
                onCheckedChange={(isOwn) => onChange({ handovers: isOwn ? { ...others, [part]: usual } : others })}
              />
              {point !== undefined && (
                <Fieldset label={label} hideLabel>
                  <HandoverFields
                    point={point}
                    onPointChange={(next) => onChange({ handovers: { ...others, [part]: next } })}
                  />
                </Fieldset>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Fieldset>
  );
}
