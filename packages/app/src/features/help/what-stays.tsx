import { useLingui } from '@lingui/react/macro';
import { Article, Bullets, Stack } from '@mediation/ui';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { whatStays } from './texts/what-stays.ts';

/** What stays on a device after signing out and after the quick exit, for people who share it. */
export function WhatStaysPage() {
  const { t, i18n } = useLingui();
  const sections = whatStays.map(({ id, title, before, points }) => ({
    id,
    title: i18n._(title),
    body: (
      <Stack gap="normal">
        {before && <p>{i18n._(before)}</p>}
        <Bullets>
          {points.map((point) => (
            <li key={point.id}>{i18n._(point)}</li>
          ))}
        </Bullets>
      </Stack>
    ),
  }));
  return (
    <>
      <PageTitle>{t`What stays on this device`}</PageTitle>
      <Article
        title={t`What stays on this device`}
        sections={sections}
        labels={{ contents: t`On this page`, print: t`Print` }}
      />
    </>
  );
}
