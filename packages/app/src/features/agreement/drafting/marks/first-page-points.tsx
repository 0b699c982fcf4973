import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Bullets, Button, Field, Input, Row, Stack, Text } from '@mediation/ui';
import { useState } from 'react';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';

/** The lines that are taken off the list, with the reason of each. */
export type Struck = Readonly<Record<string, string>>;

export interface FirstPagePointsProps {
  points: readonly string[];
  struck: Struck;
  /** Whether reasons that are missing are marked. */
  isChecked: boolean;
  onStruckChange: (struck: Struck) => void;
}

/** What the first page of the version lists as open. Each line can be taken off the list with a reason. */
export function FirstPagePoints({ points, struck, isChecked, onStruckChange }: FirstPagePointsProps) {
  const { t } = useLingui();
  const [reasonOfAll, setReasonOfAll] = useState<string | null>(null);
  const left = points.filter((point) => struck[point] === undefined);
  if (points.length === 0) return null;
  return (
    <Stack gap="small">
      <Text weight="strong">{t`Listed as open on the first page`}</Text>
      <Bullets>
        {points.map((point) => {
          const reason = struck[point];
          const isStruck = reason !== undefined;
          const { [point]: _, ...others } = struck;
          return (
            <li key={point}>
              {isStruck ? <s>{point}</s> : <span>{point}</span>}{' '}
              <Button
                tone="quiet"
                size="small"
                flush
                aria-label={isStruck ? t`Put back: ${point}` : t`Take off: ${point}`}
                onClick={() => onStruckChange(isStruck ? others : { ...struck, [point]: '' })}
              >
                {isStruck ? t`Put back` : t`Take off`}
              </Button>
              {isStruck && (
                <Field
                  label={t`Why is this not open?`}
                  hint={t`Readers see this line with your name and your reason.`}
                  error={isChecked && reason.trim() === '' && t`Say why.`}
                >
                  <Input
                    value={reason}
                    maxLength={limits.reasonMax}
                    onChange={({ target }) => onStruckChange({ ...struck, [point]: target.value })}
                  />
                </Field>
              )}
              {isStruck && <UndrawnNote text={reason} />}
            </li>
          );
        })}
      </Bullets>
      {left.length > 1 && (
        <Row>
          <Button
            tone="quiet"
            size="small"
            flush
            aria-expanded={reasonOfAll !== null}
            onClick={() => setReasonOfAll(reasonOfAll === null ? '' : null)}
          >
            {t`Take off all ${left.length} that are left`}
          </Button>
        </Row>
      )}
      {left.length > 1 && reasonOfAll !== null && (
        <>
          <Field
            label={t`Why are these not open?`}
            hint={t`Readers see each line with your name and this reason. You can change it at each line afterwards.`}
          >
            <Input
              value={reasonOfAll}
              maxLength={limits.reasonMax}
              onChange={({ target }) => setReasonOfAll(target.value)}
            />
          </Field>
          <Row>
            <Button
              tone="secondary"
              size="small"
              disabled={reasonOfAll.trim() === ''}
              onClick={() => {
                onStruckChange({ ...struck, ...Object.fromEntries(left.map((point) => [point, reasonOfAll.trim()])) });
                setReasonOfAll(null);
              }}
            >
              {t`Take them off`}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
