import { useLingui } from '@lingui/react/macro';
import { AppShell, Card, Columns, EmptyState, Notice, PageHeader, SideMenu, Stack, TopBar } from '@mediation/ui';
import { House, MessageCircle } from 'lucide-react';
import { BrandLink } from '../../appearance/brand-link.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';

/** An empty dashboard layout, for tests at every width. */
export function TestHomeLayoutPage() {
  const { t } = useLingui();
  const part = (name: string) => (
    <Card>
      <EmptyState title={name}>{t`Sample: a part of a home stands here.`}</EmptyState>
    </Card>
  );
  return (
    <AppShell
      topBar={<TopBar brand={<BrandLink />} />}
      side={
        <aside aria-label={t`Main menu`}>
          <SideMenu title={t`Sample`} subtitle={t`sample.person · divorcee`}>
            <SideMenu.Group label={t`Pages`}>
              <SideMenu.Item icon={<House />} current>
                {t`Dashboard`}
              </SideMenu.Item>
              <SideMenu.Item icon={<MessageCircle />} count={3} countLabel={t`${3} unread`}>
                {t`Messages`}
              </SideMenu.Item>
            </SideMenu.Group>
          </SideMenu>
        </aside>
      }
    >
      <Stack gap="grid">
        <PageTitle>{t`Test home layout`}</PageTitle>
        <PageHeader voice title={t`Test home layout`} lead={t`The frame of a home, with sample data.`} />
        <Notice tone="info">{t`Everything on this page is invented.`}</Notice>
        <Columns
          aside={
            <>
              {part(t`Beside it`)}
              {part(t`Below that`)}
            </>
          }
        >
          {part(t`What to do next`)}
          {part(t`What else there is`)}
        </Columns>
      </Stack>
    </AppShell>
  );
}
