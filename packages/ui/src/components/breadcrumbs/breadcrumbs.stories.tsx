import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  subcomponents: { Item: Breadcrumbs.Item },
  args: {
    label: 'You are here',
    children: (
      <>
        <Breadcrumbs.Item>
          <a href="#cases">Cases</a>
        </Breadcrumbs.Item>
        <Breadcrumbs.Item>
          <a href="#okafor">Okafor family</a>
        </Breadcrumbs.Item>
        <Breadcrumbs.Item current>Documents</Breadcrumbs.Item>
      </>
    ),
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Documents')).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Cases' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Okafor family' })).toBeVisible();
    await expect(canvas.getByText('Documents')).not.toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
