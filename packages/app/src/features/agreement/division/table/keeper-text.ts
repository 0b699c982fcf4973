import { t } from '@lingui/core/macro';
import { shareText } from '../division-words.ts';

/** Who keeps something: "Maya", "Each half", "24% to Maya". */
export function keeperText(percent: number, names: Record<'A' | 'B', string>): string {
  if (percent === 100) return names.A;
  if (percent === 0) return names.B;
  return percent === 50 ? t`Each half` : t({ context: 'share', message: `${shareText(percent)} to ${names.A}` });
}
