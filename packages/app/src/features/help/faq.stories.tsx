import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Help',
  args: { account: 'party-a', at: `${paths.divorcee()}?panel=faq` },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};
export const QuestionsOnAPhone: Story = { globals: onPhone, play: fitsTheWidth };
export const ForAGuest: Story = { args: { account: 'guest', at: paths.faq() } };
export const PrivacyPolicy: Story = { args: { account: 'guest', at: paths.privacyPolicy() } };
