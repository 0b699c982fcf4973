import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link as TextLink, Stack, Text, WideOnly } from '@mediation/ui';
import { Link } from 'react-router-dom';

export interface TermsPlacesProps {
  count: number;
  hasFees: boolean;
  mayAsk: boolean;
  maySign: boolean;
}

/** The parts of the page, on wide screens beside it. */
export function TermsPlaces({ count, hasFees, mayAsk, maySign }: TermsPlacesProps) {
  const { t } = useLingui();
  const places = [
    { id: 'terms', name: t`The terms, ${plural(count, { one: '# part', other: '# parts' })}` },
    ...(hasFees ? [{ id: 'fees', name: t`The fees` }] : []),
    ...(mayAsk ? [{ id: 'ask', name: t`Ask about it` }] : []),
    ...(maySign ? [{ id: 'sign', name: t`Sign` }] : []),
  ];
  return (
    <WideOnly>
      <Stack gap="large">
        <nav aria-label={t`On this page`}>
          <Stack gap="small" align="start">
            {places.map(({ id, name }) => (
              <TextLink key={id} asChild standalone>
                <Link to={{ hash: id }} replace>
                  {name}
                </Link>
              </TextLink>
            ))}
          </Stack>
        </nav>
        {maySign && <Text size="small" tone="soft">{t`About 8 minutes. You can leave and come back.`}</Text>}
      </Stack>
    </WideOnly>
  );
}
