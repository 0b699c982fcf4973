import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { FocusLayout } from '../focus-layout/focus-layout.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { ErrorScreen } from './error-screen.tsx';

const meta = {
  title: 'Feedback/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '700px' } } },
  args: {
    errorId: '7F3A-C21E',
    count: 1,
    onRetry: fn(),
    onReload: fn(),
    home: <a href="#home">Go Home</a>,
    help: (
      <>
        If it keeps happening, send us the error id. You do not need to explain what you were doing.{' '}
        <a href="#support">Write to support</a>
      </>
    ),
    labels: {
      title: 'Something went wrong',
      text: "An unexpected error occurred. Don't worry, your data is safe.",
      repeatedText: 'Multiple errors detected. A page reload is recommended.',
      retry: 'Try Again',
      reload: 'Reload Page',
      errorId: 'Error id',
      errorCount: 'Error count',
      copy: 'Copy error id',
      copied: 'Copied',
    },
  },
  render: (args) => (
    <FocusLayout
      bare
      brand={<BrandMark name="Mediation Platform" />}
      quickExit={<QuickExit corner label="Quick exit" href="#weather" />}
      helpNow={<Button tone="plain">Get help now</Button>}
    >
      <ErrorScreen {...args} />
    </FocusLayout>
  ),
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload Page' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Copy error id' })).toBeVisible();
  },
};

export const AfterMoreThanThree: Story = {
  args: { count: 4 },
  play: async ({ canvas, args }) => {
    const [first] = within(canvas.getByRole('main')).getAllByRole('button');
    await expect(first).toHaveTextContent('Reload Page');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  args: { count: 4 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
