import { useLingui } from '@lingui/react/macro';
import type { DocumentKind } from '@mediation/api-client';
import { Text } from '@mediation/ui';
import { agreementNames } from '../../../words/names/agreement-names.ts';
import { listOf } from '../../../words/names/people-names.ts';

interface Source {
  document: DocumentKind;
  number: number;
  is_in_force: boolean;
}

/** The released versions from which values come, so that nobody takes one that is not signed for the signed one. */
export function ValueSources({ sources }: { sources: readonly Source[] }) {
  const { t, i18n } = useLingui();
  const words = ({ document, number, is_in_force }: Source) => {
    const name = i18n._(agreementNames[document]);
    return is_in_force ? t`${name} ${number}, signed by both` : t`${name} ${number}, not signed by both yet`;
  };
  return (
    <Text tone="soft">
      {sources.length === 0
        ? t`Nothing is released yet, so forms hold names, days and your office alone.`
        : t`What was agreed comes from what you released: ${listOf(sources.map(words))}.`}
    </Text>
  );
}
