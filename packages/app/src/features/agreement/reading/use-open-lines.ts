import { type I18n, setupI18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Catalog } from '../../../language.ts';
import { isOurs, lineFor } from '../open-lines.ts';

const messages: Catalog = (language) => import(`../locales/${language}.po`);

/**
 * Says what a version leaves open in the language of the reader, because a release keeps the lines in that of the mediator.
 * What a person typed stays as it is.
 */
export function useOpenLines(lines: readonly string[]): (line: string) => string {
  const { i18n } = useLingui();
  const [writer, setWriter] = useState<I18n>();
  const other = i18n.locale === 'es' ? 'en' : 'es';
  const isNeeded = !lines.every((line) => isOurs(line, i18n));
  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const loaded = await messages(other);
      if (isShown) setWriter(setupI18n({ locale: other, messages: { [other]: loaded.messages } }));
    };
    // Without a connection the lines stay as they were released.
    if (isNeeded) load().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [isNeeded, other]);
  return (line) => (writer === undefined ? line : lineFor(line, writer, i18n));
}
