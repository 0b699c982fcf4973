import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../../paths.ts';
import { fitsTheWidth, onPhone, page } from '../../../testing/demonstration/page-story.tsx';
import { noDocuments, sampleDocument, sampleDocuments } from '../../../testing/demonstration/sample-documents.ts';

const meta = {
  ...page,
  title: 'Pages/Document review',
  args: { account: 'mediator', at: paths.mediatorReview(), instead: sampleDocuments },
  parameters: {
    ...page.parameters,
    viewport: {
      defaultViewport: 'desk',
      options: { desk: { name: 'Desk', styles: { width: '1440px', height: '900px' } } },
    },
  },
} satisfies Meta<typeof page.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const AllCaughtUp: Story = { args: { instead: noDocuments } };
export const OnAPhone: Story = { globals: onPhone, play: fitsTheWidth };
export const TheDecisionOnAPhone: Story = {
  args: { at: `${paths.mediatorReview()}?document=${sampleDocument}&stage=end` },
  globals: onPhone,
  play: fitsTheWidth,
};
