import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { BrandingPanel } from './branding-panel.tsx';
import { managerTheme } from './manager-theme.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: managerTheme(prefersDark ? 'dark' : 'light') });

addons.register('mediation/branding', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: managerTheme(globals['theme']) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  // For the style in manager-head.html.
  api.on(CURRENT_STORY_WAS_SET, ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
    document.documentElement.dataset['shown'] = `${viewMode}/${storyId}`;
  });

  addons.add('mediation/branding/panel', {
    type: types.PANEL,
    title: 'Branding',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <React.Fragment>
          <BrandingPanel />
        </React.Fragment>
      </AddonPanel>
    ),
  });
});
