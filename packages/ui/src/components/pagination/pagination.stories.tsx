import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  globals: { density: 'compact' },
  args: {
    label: 'Pages of cases',
    page: 5,
    pages: 9,
    labels: {
      previous: 'Previous',
      next: 'Next',
      page: (page) => `Page ${page}`,
      position: (page, pages) => `${page} of ${pages}`,
    },
  },
  render: function Cases(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 9' }));
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Few: Story = { args: { page: 1, pages: 3 } };

/** On the way to the last page the focus is never lost. */
export const ToTheEnd: Story = {
  args: { page: 2, pages: 3 },
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(next.matches(':focus')).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Links: Story = {
  args: { page: 2, pages: 14, linkTo: (page, content) => <a href={`#page-${page}`}>{content}</a> },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-3');
  },
};

export const OnAPhone: Story = {
  globals: { density: 'compact', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 of 9')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 5' })).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { globals: { density: 'compact', direction: 'rtl' } };
