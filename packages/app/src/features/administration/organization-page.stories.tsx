import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';
import { recordings } from '../../testing/demonstration/recordings.ts';

const meta = {
  ...page,
  title: 'Pages/Admin branding',
  args: {
    account: 'admin',
    at: `${paths.adminOrganization(recordings.mediator.user?.organization_id ?? '')}?tab=branding`,
  },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };
