import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { caseCalled } from '../../../testing/demonstration/recordings.ts';

const caseId = caseCalled('Okafor family');

const meta = {
  ...page,
  title: 'Pages/Money',
  args: { account: 'mediator', at: paths.agreementMoney(caseId) },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mediator: Story = {};
export const MediatorOnAPhone: Story = { globals: onPhone, play: fitsTheWidth };
export const Party: Story = { args: { account: 'party-a' } };
export const PartyOnAPhone: Story = { args: { account: 'party-a' }, globals: onPhone, play: fitsTheWidth };
export const Lawyer: Story = { args: { account: 'lawyer' } };
