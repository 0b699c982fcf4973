import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { sampleDocument, sampleDocuments } from '../../../testing/demonstration/sample-documents.ts';

const meta = {
  ...page,
  title: 'Pages/Document',
  args: { account: 'mediator', at: paths.document(sampleDocument), instead: sampleDocuments },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const OfAParty: Story = { args: { account: 'party-a' } };
export const OnAPhone: Story = { args: { account: 'party-a' }, globals: onPhone, play: fitsTheWidth };
export const ForAnAdmin: Story = { args: { account: 'admin' } };
export const NoLongerShared: Story = { args: { instead: { ...sampleDocuments, 'GET /api/uploads/:id': 404 } } };
export const FileMissing: Story = { args: { instead: { ...sampleDocuments, 'GET /api/uploads/:id/file': 404 } } };
