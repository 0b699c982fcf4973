import { limits } from '@mediation/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../paths.ts';
import { storedTimes } from './stored-times.ts';
import { shownAt } from '../testing/demonstration/accounts.ts';
import { fitsTheWidth, onPhone, page } from '../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Session timeout',
  args: { account: 'party-a', at: paths.divorcee() },
  beforeEach: (context) => {
    const leave = page.beforeEach(context);
    storedTimes.saveSeen(shownAt - limits.signedInIdle + limits.sessionWarning / 2);
    return leave;
  },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Warning: Story = {};

export const WarningOnAPhone: Story = { globals: onPhone, play: fitsTheWidth };
