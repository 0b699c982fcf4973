import { useLingui } from '@lingui/react/macro';
import { limits } from '@mediation/api-client';
import { Button, Field, Input, Stack, Text } from '@mediation/ui';
import { UndrawnNote } from '../../../../shared/forms/undrawn-note.tsx';
import * as styles from '../release/release.css.ts';

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
  if (points.length === 0) return null;
  return (
    <Stack gap="small">
      <Text weight="strong">{t`Listed as open on the first page`}</Text>
      <ul>
        {points.map((point) => {
          const reason = struck[point];
          const isStruck = reason !== undefined;
          const { [point]: _, ...others } = struck;
          return (
            <li key={point} className={styles.bullet}>
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
      </ul>
    </Stack>
  );
}
