import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { FileRow } from '../file-row/file-row.tsx';
import { List } from '../list/list.tsx';
import { Stack } from '../layout/layout.tsx';
import { FileDropZone } from './file-drop-zone.tsx';

const megabyte = 1024 * 1024;

const meta = {
  title: 'Documents/FileDropZone',
  component: FileDropZone,
  args: {
    onFiles: fn(),
    accept: { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] },
    maxSize: 10 * megabyte,
    labels: {
      title: 'Drop your documents here',
      hint: 'PDF, JPG or PNG, up to 10 MB each. A photo is fine.',
      choose: 'Choose files',
      drop: 'Let go to add',
      refused: (reason) =>
        ({
          type: 'We can’t open this kind of file. A PDF or a photo works.',
          size: 'It is larger than 10 MB. Try a photo in a smaller size, or send the pages one by one.',
          empty: 'There is nothing in this file. Open it on your device to check.',
          count: 'Only one document fits here.',
        })[reason],
    },
  },
  decorators: [(story) => <div style={{ maxWidth: '46rem' }}>{story()}</div>],
} satisfies Meta<typeof FileDropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileNamed = (name: string, type: string) => new File(['Redemption statement'], name, { type });
const fileInput = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
    await userEvent.upload(fileInput(canvasElement), fileNamed('mortgage.pdf', 'application/pdf'));
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const files = [fileNamed('notes.zip', 'application/zip'), new File([], 'empty.pdf', { type: 'application/pdf' })];
    await userEvent.upload(fileInput(canvasElement), files, { applyAccept: false });
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('notes.zip'));
    await expect(alert).toHaveTextContent('We can’t open this kind of file.');
    await expect(alert).toHaveTextContent('There is nothing in this file.');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

export const Over: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fileNamed('mortgage.pdf', 'application/pdf'));
    const enter = new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText('Drop your documents here').dispatchEvent(enter);
    await expect(await canvas.findByText('Let go to add')).toBeVisible();
  },
};

/** Explains why it is disabled, and the alternative. */
export const Disabled: Story = {
  args: {
    disabled: true,
    labels: {
      ...meta.args.labels,
      title: 'This case is closed',
      hint: 'Nothing more can be added. Write to Ruth if something is missing.',
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Compact: Story = { globals: { density: 'compact' } };

export const WithProgress: Story = {
  render: function Uploads(args) {
    const [files, setFiles] = useState<File[]>([]);
    return (
      <Stack>
        <FileDropZone {...args} onFiles={(added) => setFiles([...files, ...added])} />
        {files.length > 0 && (
          <Card flush>
            <List>
              {files.map((file) => (
                <FileRow
                  key={file.name}
                  name={file.name}
                  state="uploading"
                  stateLabel="Uploading"
                  detail="0.9 of 1.4 MB"
                  progress={62}
                />
              ))}
            </List>
          </Card>
        )}
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const files = [fileNamed('mortgage.pdf', 'application/pdf'), fileNamed('childcare.jpg', 'image/jpeg')];
    await userEvent.upload(fileInput(canvasElement), files);
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(2);
  },
};
