import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Textarea, type TextareaProps } from '@mediation/ui';

export interface LongTextProps extends Omit<TextareaProps, 'countMax' | 'countLabel' | 'maxLength'> {
  /** The character limit. Longer text stays in the field; the form says that it is too long. */
  most: number;
}

/** A text of several lines that says near its limit how much is left, and how much is too much. */
export function LongText({ most, ...rest }: LongTextProps) {
  const { t } = useLingui();
  const countLabel = (left: number) =>
    left < 0
      ? t`${plural(-left, { one: '# character too many', other: '# characters too many' })}`
      : t`${plural(left, { one: '# character left', other: '# characters left' })}`;
  return <Textarea {...rest} countMax={most} countLabel={countLabel} />;
}
