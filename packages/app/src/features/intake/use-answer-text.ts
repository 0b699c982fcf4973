import { useLingui } from '@lingui/react/macro';
import { viewerLocale } from '../../words/viewer.ts';
import { fullDate } from '../../words/relative-time.ts';

const isText = (it: unknown): it is string | number => (typeof it === 'string' && it !== '') || typeof it === 'number';

/** Formats a date or a month; returns other text unchanged. */
function readable(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return fullDate(value);
  if (!/^\d{4}-\d{2}$/.test(value)) return value;
  return new Date(`${value}-15T12:00`).toLocaleDateString(viewerLocale(), { month: 'long', year: 'numeric' });
}

/** Formats the answers of one section in a line, names first; a dash if there are none. */
export function useAnswerText() {
  const { t } = useLingui();
  const named: Partial<Record<string, (value: string) => string>> = {
    married_on: (day) => t`married ${day}`,
    separated_on: (day) => t`separated ${day}`,
    born: (month) => t`born ${month}`,
  };
  return (answers: Record<string, unknown>): string =>
    Object.entries(answers)
      .toSorted(([a], [b]) => Number(b.includes('name')) - Number(a.includes('name')))
      .flatMap(([name, value]) => {
        if (!isText(value)) return [];
        const words = readable(String(value));
        return named[name]?.(words) ?? words;
      })
      .join(', ') || '–';
}
