import { useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '@mediation/ui';
import { useId } from 'react';
import { OtherLanguage } from '../../shared/layout/other-language.tsx';
import { useLangOf } from '../../shared/layout/use-lang-of.ts';

/**
 * What its organization says that a version is in law, in the words of its first page. Nothing where a version from before
 * kept no such words.
 */
export function StatusText({ text }: { text: string | null }) {
  const { t } = useLingui();
  const titleId = useId();
  const langOf = useLangOf();
  if (text === null) return null;
  return (
    <Stack asChild gap="small">
      <section aria-labelledby={titleId}>
        <Heading id={titleId}>{t`Legal status`}</Heading>
        <Text typed lang={langOf(text)}>
          {text}
        </Text>
        <OtherLanguage text={text} />
      </section>
    </Stack>
  );
}
