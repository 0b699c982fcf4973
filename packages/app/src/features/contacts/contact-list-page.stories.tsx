import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../testing/demonstration/page-story.tsx';

const meta = {
  ...page,
  title: 'Pages/Contacts',
  args: { account: 'mediator', at: paths.mediatorContacts() },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone, play: fitsTheWidth };

const dialog = (doing: string): Story => ({ args: { at: `${paths.mediatorContacts()}?do=${doing}` } });

export const AddContact: Story = dialog('add');
export const AddContactOnAPhone: Story = { ...AddContact, globals: onPhone, play: fitsTheWidth };

/** Before a new case: whether somebody worked with this person before. */
export const ConflictCheck: Story = dialog('check');
export const ConflictCheckOnAPhone: Story = { ...ConflictCheck, globals: onPhone, play: fitsTheWidth };
