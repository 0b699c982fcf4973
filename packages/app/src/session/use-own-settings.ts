import type { PersonSettings } from '@mediation/api-client';
import { useEffect } from 'react';
import { useEndpoint } from '../backend/use-endpoint.ts';
import { isLanguage, isLanguageChosen, speak } from '../language.ts';
import { seeTimesIn } from '../words/viewer.ts';
import { leaveTo } from './quick-exit.ts';
import { chooseTheme, isThemeChosen } from './theme.ts';

/** The language of everybody who has not said another: then the browser knows better. */
const unsaid = 'en';

/** Lets the pages follow what the person has set for themselves; what was chosen on this device comes first. */
export function useOwnSettings() {
  const settings = useEndpoint('getMe', {}, { staleTime: Number.POSITIVE_INFINITY }).data?.settings;
  useEffect(() => {
    if (settings) follow(settings);
    return () => leaveTo(null);
  }, [settings]);
}

function follow({ time_zone, quick_exit_url, theme, language }: PersonSettings) {
  seeTimesIn(time_zone);
  leaveTo(quick_exit_url);
  if (!isThemeChosen() && theme !== 'system') chooseTheme(theme);
  const [spoken = ''] = language.split('-');
  if (!isLanguageChosen() && spoken !== unsaid && isLanguage(spoken)) void speak(spoken);
}
