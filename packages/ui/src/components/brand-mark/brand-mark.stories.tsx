import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { useStoryBrand } from '../../foundations/story-brand.tsx';
import { BrandMark } from './brand-mark.tsx';

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"%3E%3Crect width="40" height="20" rx="4" fill="%23c4623f"/%3E%3C/svg%3E';

const meta = {
  title: 'Shell/BrandMark',
  component: BrandMark,
  args: { name: 'Mediation Platform' },
  render: function InBrand(args) {
    const { name, logoUrl } = useStoryBrand();
    return <BrandMark {...args} name={name} logoUrl={args.logoUrl ?? logoUrl} />;
  },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoThreads: Story = {};
export const OwnLogo: Story = { args: { logoUrl: logo } };
export const AsLink: Story = {
  args: { asChild: true, children: createElement('a', { href: '#home' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#home');
  },
};
