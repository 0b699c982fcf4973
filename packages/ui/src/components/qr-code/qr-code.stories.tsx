import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Content/QR code',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Account:maya@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Account',
    label: 'Code for your app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAnApp: Story = {};
