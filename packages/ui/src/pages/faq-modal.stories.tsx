import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FaqOverHome } from './faq-modal.tsx';
import { onDesktop, onPhone, page } from './page.ts';

const meta = { title: 'Pages/FAQ', component: FaqOverHome, parameters: page } satisfies Meta<typeof FaqOverHome>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'FAQ' }));

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'FAQ' });
    await userEvent.click(opener);
    await expect((await dialog()).getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await dialog()).getByText(/16 standard documents/)).toBeVisible());
  },
};

export const Phone: Story = {
  globals: onPhone,
  args: { defaultOpen: true },
  play: async () => {
    await expect((await dialog()).getByRole('combobox', { name: 'Categories' })).toHaveValue('documents');
  },
};
