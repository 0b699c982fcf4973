import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brandTokens } from '../../theme/brand/brand.ts';
import { lantern, logoRules, platform, labels } from './brand-editor.fixture.ts';
import { BrandEditor, type BrandEditorProps } from './brand-editor.tsx';

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"%3E%3Ccircle cx="20" cy="20" r="18" fill="%23b58b3b"/%3E%3C/svg%3E';

const meta = {
  title: 'Branding/BrandEditor',
  component: BrandEditor,
  args: {
    value: lantern,
    defaults: platform,
    labels,
    logoRules,
    onSave: fn(() => Promise.resolve(true)),
  },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof BrandEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaleYellow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save branding' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/Your color is pale/)).toBeVisible();
  },
};

export const PlatformBlue: Story = {
  args: { value: { ...platform, isCustom: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/White on your color is 3.6 to 1/)[0]).toBeVisible();
  },
};

export const NavyWithLogo: Story = {
  args: {
    value: {
      ...lantern,
      displayName: 'Alder & Quay Mediation',
      primaryColor: '#14284b',
      secondaryColor: '#b58b3b',
      logoUrl: logo,
    },
  },
};

export const NearBlack: Story = {
  args: { value: { ...lantern, displayName: 'Redgate & Black', primaryColor: '#14181c', secondaryColor: '#b58b3b' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/At night buttons are light with dark text/)).toBeVisible();
  },
};

export const TwoColorsAlike: Story = {
  args: { value: { ...lantern, primaryColor: '#5b7f2b', secondaryColor: '#8a6d1f' } },
};

export const SwitchedOff: Story = { args: { value: { ...lantern, isCustom: false } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, density: 'comfortable' } };

/** Saves the value and passes it back in, as a page does. */
function Page(props: BrandEditorProps) {
  const [saved, setSaved] = useState(props.value);
  return (
    <BrandEditor
      {...props}
      value={saved}
      onSave={async (change) => {
        setSaved(change.draft);
        return props.onSave(change);
      }}
    />
  );
}

const panes = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-theme]')];
const colorOf = (pane: HTMLElement) => getComputedStyle(within(pane).getByText('Add documents')).backgroundColor;
const rgb = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
};

export const ChangesUntilSaved: Story = {
  parameters: { docs: { disable: true } },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const color = canvas.getByLabelText('Primary color');
    await userEvent.clear(color);
    await userEvent.type(color, '#14284b');
    const brand = { primary: '#14284b', secondary: '#8aa6c9' };
    const [byDay, atNight] = [brandTokens(brand, 'light').primary[9], brandTokens(brand, 'dark').primary[9]];
    await waitFor(() => expect(panes(canvasElement).map(colorOf)).toEqual([rgb(byDay), rgb(atNight), rgb(byDay)]));
    await expect(canvas.getByText('Not saved yet')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save branding' })).toHaveFocus());
    await expect(color).toHaveValue('#f6e38a');
    await expect(canvas.queryByText('Not saved yet')).toBeNull();

    const name = canvas.getByLabelText('Display name');
    await userEvent.type(name, ' House');
    await expect(canvas.getAllByText('Lantern House')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Save branding' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      draft: { ...lantern, displayName: 'Lantern House' },
      logo: undefined,
    });
    await expect(canvas.getByRole('button', { name: 'Save branding' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ColorHalfTyped: Story = {
  parameters: { docs: { disable: true } },
  play: async ({ canvas, canvasElement, args }) => {
    const color = canvas.getByLabelText('Primary color');
    await userEvent.clear(color);
    await userEvent.type(color, '#14');
    await expect(color).toHaveAccessibleDescription(/Write it as #rrggbb/);
    const [day] = panes(canvasElement);
    await expect(day && colorOf(day)).toBe(rgb('#f6e38a'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save branding' }));
    await expect(color).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();

    await userEvent.clear(color);
    await userEvent.type(color, '#14284b{Backspace}');
    await expect(day && colorOf(day)).toBe(rgb('#14284b'));
  },
};

export const LogoChosen: Story = {
  play: async ({ canvas, args }) => {
    const file = new File([new Uint8Array(8)], 'lantern-mark.png', { type: 'image/png' });
    const drawing = new File(['<svg/>'], 'lantern.svg', { type: 'image/svg+xml' });
    const input = canvas.getByLabelText<HTMLInputElement>('Logo', { selector: 'input' });
    await userEvent.upload(input, drawing, { applyAccept: false });
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not take this file/);
    await userEvent.upload(input, file);
    await expect(canvas.getByText('lantern-mark.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save branding' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ logo: file }));
  },
  parameters: { chromatic: { disableSnapshot: true }, docs: { disable: true } },
};

export const BackToThePlatform: Story = {
  parameters: { docs: { disable: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /platform’s own/ }));
    await expect(canvas.getByLabelText('Primary color')).toHaveValue('#3b82f6');
    await userEvent.click(canvas.getByRole('radio', { name: 'Mediator' }));
    await expect(canvas.getAllByText('Create new case')).toHaveLength(3);
  },
};

export const SignInPage: Story = {
  parameters: { docs: { disable: true } },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Divorcee' }).focus();
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sign In' })).toBeChecked());
    await userEvent.keyboard('{/ArrowLeft}');
  },
};
