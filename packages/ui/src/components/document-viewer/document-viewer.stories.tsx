import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { statement, labels } from './document-viewer.fixture.tsx';
import { DocumentImage } from './document-image.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { Watermark } from './watermark.tsx';

const meta = {
  title: 'Documents/DocumentViewer',
  component: DocumentViewer,
  subcomponents: { DocumentImage, Watermark },
  globals: { density: 'compact' },
  parameters: { docs: { story: { inline: false, height: '660px' } } },
  args: {
    name: 'mortgage-nov-2026.pdf',
    size: '1.4 MB',
    page: 1,
    pages: 2,
    zoom: 1,
    locale: 'en-GB',
    labels,
    download: (
      <a href="#file" download>
        Download
      </a>
    ),
    onPageChange: fn(),
    onZoomChange: fn(),
    children: statement,
  },
  render: function Viewer(args) {
    const [page, setPage] = useState(args.page);
    const [zoom, setZoom] = useState(args.zoom);
    return (
      <Card flush style={{ height: '38rem' }}>
        <DocumentViewer
          {...args}
          page={page}
          zoom={zoom}
          onPageChange={(to) => {
            setPage(to);
            args.onPageChange(to);
          }}
          onZoomChange={(to) => {
            setZoom(to);
            args.onZoomChange(to);
          }}
        />
      </Card>
    );
  },
} satisfies Meta<typeof DocumentViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    const pane = canvas.getByRole('group', { name: '1 of 2' });
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '#file');
    pane.focus();
    await userEvent.keyboard('+');
    await expect(canvas.getByText('125%')).toBeVisible();
    await userEvent.keyboard('--');
    await expect(canvas.getByText('75%')).toBeVisible();
    await userEvent.keyboard('0');
    await expect(canvas.getByText('Fit')).toBeVisible();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByText('1 of 2')).toBeVisible();
  },
};

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#d8d2c8"/><g transform="rotate(-3 150 200)"><rect x="40" y="40" width="220" height="320" fill="#fffdf8"/><path d="M65 85h110M65 130h170M65 150h160M65 170h165M65 190h120M65 230h170M65 250h150" stroke="#55504a" stroke-width="6"/></g></svg>',
)}`;

export const Photo: Story = {
  args: {
    name: 'IMG_2031.jpg',
    size: '3.1 MB',
    pages: 1,
    zoom: 'fit',
    children: <DocumentImage src={photo} alt="Photo of a letter from the pension fund" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Photo of a letter from the pension fund' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  },
};

const thumbnail = (number: number, isCurrent: boolean) => (
  <Button
    key={number}
    tone={isCurrent ? 'secondary' : 'plain'}
    size="small"
    aria-current={isCurrent || undefined}
    block
  >
    {number}
  </Button>
);

export const WithThumbnails: Story = {
  tags: ['picture'],
  args: { thumbnails: [1, 2].map((at) => thumbnail(at, at === 1)) },
};

export const RotatedPhoto: Story = {
  args: {
    name: 'IMG_2031.jpg',
    pages: 1,
    zoom: 'fit',
    onRotate: fn(),
    children: <DocumentImage src={photo} rotation={90} alt="Photo of a letter from the pension fund" />,
  },
  play: async ({ args, canvas }) => {
    const image = canvas.getByRole('img', { name: 'Photo of a letter from the pension fund' });
    await waitFor(() => {
      const { width, height } = image.getBoundingClientRect();
      return expect(width / height).toBeCloseTo(4 / 3, 1);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    await expect(args.onRotate).toHaveBeenCalled();
  },
};

export const Swiping: Story = {
  args: { zoom: 'fit' },
  play: async ({ canvas, args }) => {
    const pane = canvas.getByRole('group', { name: '1 of 2' });
    const touch = (clientX: number, clientY = 300) => new Touch({ identifier: 1, target: pane, clientX, clientY });
    const wipe = (from: Touch, to: Touch) => {
      pane.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [from], changedTouches: [from] }));
      pane.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [to] }));
    };
    wipe(touch(300), touch(280));
    wipe(touch(300), touch(200, 500));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    wipe(touch(300), touch(200));
    await expect(await canvas.findByText('2 of 2')).toBeVisible();
    wipe(touch(200), touch(300));
    await expect(await canvas.findByText('1 of 2')).toBeVisible();
  },
};

export const Larger: Story = { args: { zoom: 1.5 } };
export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = {
  args: { state: 'failed', failedAction: <Button tone="secondary">Ask for a readable copy</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not show this document');
    await expect(canvas.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Ask for a readable copy' })).toBeEnabled();
  },
};

export const Watermarked: Story = {
  args: {
    children: (
      <div style={{ position: 'relative', height: '30rem' }}>
        <Watermark>Maya Okafor</Watermark>
      </div>
    ),
  },
};

export const LongName: Story = {
  args: { name: 'scan-of-the-statement-that-the-bank-sent-by-post-after-i-had-asked-three-times-nov-2026.pdf' },
};

export const OnAPhone: Story = {
  args: { zoom: 'fit' },
  globals: { density: 'comfortable', viewport: { value: 'phone', isRotated: false } },
};

export const PaperInTheDark: Story = { globals: { theme: 'dark', density: 'compact' } };
