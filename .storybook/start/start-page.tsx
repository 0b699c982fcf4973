import { Card, Grid, Heading, Link, Stack, Text } from '@mediation/ui';
import { Suspense } from 'react';
import { BrandFindings, labels } from '../../packages/ui/src/foundations/start/brand-parts.ts';
import { BrandCard } from './brand-card.tsx';
import { FindComponent } from './find-component.tsx';
import { headlines } from './news.ts';
import { PageWindows } from './page-windows.tsx';
import { useBranding } from './use-branding.ts';

/** This page has the whole width, without a table of contents. */
const wide =
  '.sbdocs.sbdocs-wrapper { padding-block: 2rem } .sbdocs.sbdocs-content { max-width: 1280px } .sbdocs-wrapper > aside { display: none }';

/** The first page of this Storybook: a brand goes in, and four pages of the product wear it. */
export function StartPage() {
  const { branding } = useBranding();
  return (
    <Stack gap="large" data-density="compact">
      <style>{wide}</style>
      <div>
        <Heading level={1} size="large">
          Put in two colors. See every page follow.
        </Heading>
        <Text tone="soft">Nothing is saved here. The link carries the brand.</Text>
      </div>
      <BrandCard />
      <PageWindows />
      <Grid column={20} align="start">
        <BrandFindings labels={labels.report} brand={branding} />
        <Suspense>
          <FindComponent />
        </Suspense>
        <WhatIsNew />
      </Grid>
    </Stack>
  );
}

function WhatIsNew() {
  return (
    <Card aria-labelledby="new">
      <Stack>
        <Card.Title id="new">What is new</Card.Title>
        {headlines(4).map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
        <Link standalone href="?path=/docs/what-is-new--docs" target="_top">
          All that is new
        </Link>
      </Stack>
    </Card>
  );
}
