import type { Meta } from '@storybook/react-vite';
import { limits } from '@mediation/api-client';
import { paths } from '../paths.ts';
import { storedTimes } from './stored-times.ts';
import { shownAt } from '../testing/demonstration/accounts.ts';
import type { ProductProps } from '../testing/demonstration/product.tsx';
import { type PageStory, pages, pageStories, phone } from '../testing/demonstration/page-story.tsx';

export default {
  ...pageStories('party-a', paths.divorcee()),
  title: 'Pages/Session timeout',
  beforeEach: (context) => {
    const leave = pages.beforeEach(context);
    storedTimes.saveSeen(shownAt - limits.signedInIdle + limits.sessionWarning / 2);
    return leave;
  },
} satisfies Meta<ProductProps>;

export const Warning: PageStory = {};

export const WarningOnAPhone = phone;
