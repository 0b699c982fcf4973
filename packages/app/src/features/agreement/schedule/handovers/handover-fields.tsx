import { useLingui } from '@lingui/react/macro';
import { type HandoverPoint, limits } from '@mediation/api-client';
import { Field, FormRow, Input } from '@mediation/ui';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import { HandoverTime } from './handover-time.tsx';

export interface HandoverFieldsProps {
  point: HandoverPoint;
  onPointChange: (point: HandoverPoint) => void;
}

/** Asks for the place and the time of a handover. */
export function HandoverFields({ point, onPointChange }: HandoverFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <FormRow widths="with-time">
        <Field label={t`Place`}>
          <Input
            value={point.place}
            maxLength={limits.titleMax}
            autoComplete="off"
            onChange={(event) => onPointChange({ ...point, place: event.target.value })}
          />
        </Field>
        <HandoverTime time={point.time} onTimeChange={(time) => onPointChange({ ...point, time })} />
      </FormRow>
      <UndrawnNote text={point.place} />
    </>
  );
}
