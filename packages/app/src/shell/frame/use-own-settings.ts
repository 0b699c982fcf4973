import { type PersonSettings, getMe, updateMe } from '@mediation/api-client';
import { useEffect } from 'react';
import { useBackend } from '../../backend/backend-provider.tsx';
import { useEndpoint } from '../../backend/use-endpoint.ts';
import { firstLanguage, isLanguage, isLanguageChosen, speak } from '../../language.ts';
import { seeTimesIn } from '../../words/names/viewer.ts';
import { setExitDestination } from '../../safety/quick-exit.ts';
import { chooseTheme, isThemeChosen } from '../../appearance/theme.ts';

/**
 * Applies the person's own settings; a choice on this device takes precedence. A language chosen here before
 * registration is saved to the account, so that mails use it too.
 */
export function useOwnSettings() {
  const { call } = useBackend();
  const settings = useEndpoint(getMe, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.settings;
  useEffect(() => {
    if (settings) follow(settings);
    if (settings?.language === null && isLanguageChosen())
      call(updateMe, { language: firstLanguage() }).catch(() => undefined);
    return () => setExitDestination(null);
  }, [settings, call]);
}

function follow({ time_zone, quick_exit_url, theme, language }: PersonSettings) {
  seeTimesIn(time_zone);
  setExitDestination(quick_exit_url);
  if (!isThemeChosen() && theme !== 'system') chooseTheme(theme);
  const [spoken = null] = language?.split('-') ?? [];
  if (!isLanguageChosen() && isLanguage(spoken)) void speak(spoken);
}
