import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Intake section',
  args: { account: 'new-party', at: paths.intakeSection('children') },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Money: Story = { args: { at: paths.intakeSection('money') } };

export const Safety: Story = { args: { at: paths.intakeSection('safety') } };

/** The last look before it is sent, with a consent of its own. */
export const Review: Story = { args: { at: paths.intakeSection('review') } };

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };

export const MoneyOnPhone: Story = {
  args: { at: paths.intakeSection('money') },
  globals: onPhone,
  play: fitsTheWidth,
};

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeText: Story = { globals: { ...onPhone, textSize: 'double' }, play: fitsTheWidth };
