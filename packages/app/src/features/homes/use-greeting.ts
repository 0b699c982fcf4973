import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** The greeting for the time of day. */
export function useGreeting() {
  const { t } = useLingui();
  const [hour] = useState(() => new Date().getHours());
  if (hour >= 5 && hour < 12) return t`Good morning`;
  return hour >= 12 && hour < 18 ? t`Good afternoon` : t`Good evening`;
}
