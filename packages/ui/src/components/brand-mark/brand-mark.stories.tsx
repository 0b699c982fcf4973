import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import { useStoryBrand } from '../../foundations/story-brand.tsx';
import { BrandMark } from './brand-mark.tsx';

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"%3E%3Crect width="40" height="20" rx="4" fill="%23c4623f"/%3E%3C/svg%3E';

const darkLetters =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32"%3E%3Ctext x="2" y="24" font-size="24" fill="%23222"%3EAbcd%3C/text%3E%3C/svg%3E';

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

const longName = 'Mediation for Families and Separating Couples of the Northern Counties and the Islands, Registered';

export const LogoWithALongName: Story = {
  args: { name: longName, logoUrl: darkLetters },
  render: (args) => (
    <div style={{ width: '16rem' }}>
      <BrandMark {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const logo = canvasElement.querySelector('img')!;
    await logo.decode();
    await expect(logo.getBoundingClientRect().width).toBeGreaterThan(60);
    const name = canvas.getByText(longName);
    const { bottom } = name.parentElement!.getBoundingClientRect();
    await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const DarkLettersInDarkMode: Story = {
  args: { logoUrl: darkLetters },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { backgroundColor } = getComputedStyle(canvasElement.querySelector('img')!);
    await expect(backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: createElement('a', { href: '#home' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#home');
  },
};
