import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { brandTokens } from '../../theme/brand.ts';
import { Row } from '../layout/layout.tsx';
import type { BrandDraft } from './brand-draft.ts';
import { BrandEditor, type BrandEditorProps } from './brand-editor.tsx';
import type { BrandEditorWords } from './brand-words.ts';

const words: BrandEditorWords = {
  useCustom: 'Use custom branding',
  useCustomHint: 'Off means the platform’s own name and colors.',
  organizationName: 'Organization name',
  displayName: 'Display name',
  tagline: 'Tagline',
  primaryColor: { label: 'Primary color', pick: 'Pick the primary color' },
  secondaryColor: { label: 'Secondary color', pick: 'Pick the secondary color' },
  colorError: 'Write it as #rrggbb, for example #3b82f6',
  logo: 'Logo',
  logoRules: 'PNG, JPEG or WebP, at most 1 MB. Square works best.',
  logoError: 'We could not take this file. Use a PNG, JPEG or WebP of at most 1 MB.',
  addLogo: 'Add',
  replaceLogo: 'Replace',
  removeLogo: 'Remove',
  website: 'Website',
  email: 'Email',
  phone: 'Phone',
  optional: '(optional)',
  unsaved: 'Not saved yet',
  undo: 'Undo changes',
  save: 'Save branding',
  saving: 'Saving',
  reset: 'Back to the platform’s own',
  copy: 'Copy as JSON',
  copied: 'Copied',
  preview: {
    heading: 'Live preview',
    as: 'Preview as',
    divorcee: 'Divorcee',
    mediator: 'Mediator',
    signIn: 'Sign In',
    light: 'How it looks by day',
    dark: 'How it looks at night',
    greeting: 'Good morning, Maya.',
    step: 'You are on step 2 of 7.',
    action: 'Add documents',
    help: 'Help',
    message: 'Thank you, Ruth.',
    link: 'What to expect',
    unread: '2 unread',
    cases: 'Active cases',
    casesReason: '2 need you today',
    newCase: 'Create new case',
    open: 'Open case',
    waiting: 'Waiting for Daniel',
    email: 'Email',
    password: 'Password',
  },
  report: {
    heading: 'What was made of your colors',
    steps: ['1 to 5 backgrounds', '6 to 8 lines', '9, 10 solid', '11, 12 text'],
    pairs: {
      primaryText: 'Text on buttons',
      secondaryText: 'Text on the second color',
      links: 'Links and small text',
      edges: 'Edges of buttons, and the two threads',
      twoColors: 'Primary and secondary can be told apart',
    },
    notes: {
      kept: () => 'Your color is used as it is.',
      darkened: (before) => `White on your color is ${before} to 1, so we use a darker one.`,
      lifted: () => 'By day your color is used as it is. At night it is a little lighter, to stand out.',
      pale: () => 'Your color is pale, so its text is dark and buttons get a thin edge.',
      deeper: () => 'We use a deeper step of the same hue.',
      apart: () => 'Also checked for red-green and blue-yellow color blindness.',
      alike: () => 'Some people cannot tell them apart. Everything still works, because color never stands alone.',
    },
    ratio: (ratio) => `${ratio} to 1`,
    yes: 'Yes',
    no: 'No',
  },
};

const lantern: BrandDraft = {
  organizationName: 'Lantern Mediation CIC',
  displayName: 'Lantern',
  tagline: 'A light on the way through',
  primaryColor: '#f6e38a',
  secondaryColor: '#8aa6c9',
  logoUrl: null,
  website: 'https://lantern.example.org',
  email: 'hi@lantern.example.org',
  phone: '+44 20 7946 0112',
  isCustom: true,
};

const platform: BrandDraft = {
  organizationName: 'Mediation Platform',
  displayName: 'Mediation Platform',
  tagline: 'Professional Mediation for Family Matters',
  primaryColor: '#3b82f6',
  secondaryColor: '#10b981',
  logoUrl: null,
  website: null,
  email: null,
  phone: null,
  isCustom: false,
};

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"%3E%3Ccircle cx="20" cy="20" r="18" fill="%23b58b3b"/%3E%3C/svg%3E';

const meta = {
  title: 'Branding/BrandEditor',
  component: BrandEditor,
  args: {
    title: 'Lantern Mediation: branding',
    back: (
      <Row gap="tiny" asChild>
        <a href="#organizations">
          <ArrowLeft /> Organizations
        </a>
      </Row>
    ),
    value: lantern,
    defaults: platform,
    words,
    onSave: fn(),
  },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof BrandEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PaleYellow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save branding' })).toBeDisabled();
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
    title: 'Alder & Quay Mediation: branding',
    value: {
      ...lantern,
      displayName: 'Alder & Quay Mediation',
      primaryColor: '#14284b',
      secondaryColor: '#b58b3b',
      logoUrl: logo,
    },
  },
};

export const TwoColorsAlike: Story = {
  args: { value: { ...lantern, primaryColor: '#5b7f2b', secondaryColor: '#8a6d1f' } },
};

export const SwitchedOff: Story = { args: { value: { ...lantern, isCustom: false } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' }, density: 'comfortable' } };

/** What a page does: keeps what was saved, and hands it back in. */
function Page(props: BrandEditorProps) {
  const [saved, setSaved] = useState(props.value);
  return (
    <BrandEditor
      {...props}
      value={saved}
      onSave={(change) => {
        props.onSave(change);
        setSaved(change.draft);
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
    await waitFor(() => expect(panes(canvasElement).map(colorOf)).toEqual([rgb(byDay), rgb(atNight)]));
    await expect(canvas.getByText('Not saved yet')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }));
    await expect(color).toHaveValue('#f6e38a');
    await expect(canvas.queryByText('Not saved yet')).toBeNull();

    const name = canvas.getByLabelText('Display name');
    await userEvent.type(name, ' House');
    await expect(canvas.getAllByText('Lantern House')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save branding' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      draft: { ...lantern, displayName: 'Lantern House' },
      logo: undefined,
    });
    await expect(canvas.getByRole('button', { name: 'Save branding' })).toBeDisabled();
  },
};

export const ColorHalfTyped: Story = {
  parameters: { docs: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const color = canvas.getByLabelText('Primary color');
    await userEvent.clear(color);
    await userEvent.type(color, '#14');
    await expect(color).toHaveAccessibleDescription(/Write it as #rrggbb/);
    await expect(canvas.getByRole('button', { name: 'Save branding' })).toBeDisabled();
    const [day] = panes(canvasElement);
    await expect(day && colorOf(day)).toBe(rgb('#f6e38a'));
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
    await expect(canvas.getAllByText('Create new case')).toHaveLength(2);
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
