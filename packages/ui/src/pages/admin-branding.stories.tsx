import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { lantern, platform, labels } from '../components/brand-editor/brand-editor.fixture.ts';
import { BrandEditor, type BrandDraft } from '../brand-editor.ts';
import { Notice } from '../index.ts';
import { StaffFrame } from './staff-frame.tsx';
import { fitsTheWindow, onDesktop, onPhone, staffPage } from './staff-page.ts';

interface BrandingProps {
  value: BrandDraft;
  error?: string;
}

/** Where an admin gives an organization its face. */
function AdminBranding({ value, error }: BrandingProps) {
  const [saved, setSaved] = useState(value);
  return (
    <StaffFrame user="admin" page="Organizations">
      <BrandEditor
        title="Lantern Mediation: branding"
        back={
          <a href="#organizations">
            <ArrowLeft /> Organizations
          </a>
        }
        value={saved}
        defaults={platform}
        labels={labels}
        notice={
          error && (
            <Notice tone="danger" role="alert">
              {error}
            </Notice>
          )
        }
        onSave={({ draft }) => setSaved(draft)}
      />
    </StaffFrame>
  );
}

const meta = {
  title: 'Pages/Admin branding',
  component: AdminBranding,
  globals: onDesktop,
  parameters: staffPage,
  args: { value: lantern },
} satisfies Meta<typeof AdminBranding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  args: { value: { ...lantern, displayName: 'Lanter' } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Display name');
    await userEvent.type(name, 'n');
    name.blur();
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save branding' })).toHaveAttribute('aria-disabled', 'false');
  },
};

export const Saved: Story = {
  args: { value: { ...lantern, displayName: 'Lanter' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Display name'), 'n');
    await userEvent.click(canvas.getByRole('button', { name: 'Save branding' }));
    await expect(canvas.queryByText('Not saved yet')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Save branding' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Phone: Story = {
  globals: onPhone,
  play: async () => {
    await fitsTheWindow();
  },
};

export const NotSaved: Story = { args: { error: 'We could not save the branding. Your changes are still here.' } };

/** At twice the size, as set in a browser, nothing is cut off. */
export const LargeLetters: Story = {
  globals: { ...onPhone, textSize: 'double' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: fitsTheWindow,
};
