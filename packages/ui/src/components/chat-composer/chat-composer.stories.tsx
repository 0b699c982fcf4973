import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { RephraseSuggestion } from '../rephrase-suggestion/rephrase-suggestion.tsx';
import { ChatComposer } from './chat-composer.tsx';

const meta = {
  title: 'Chat/ChatComposer',
  component: ChatComposer,
  args: {
    label: 'Message your mediator and legal team',
    placeholder: 'Write a message',
    sendLabel: 'Send',
    value: '',
    onValueChange: fn(),
    onSend: fn(),
  },
  render: function Composer(args) {
    const [value, setValue] = useState(args.value);
    return <ChatComposer {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText('Message your mediator and legal team');
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(text, '  {Enter}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const EnterSends: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByLabelText('Message your mediator and legal team');
    await userEvent.type(text, 'Hello{Shift>}{Enter}{/Shift}Ruth');
    await expect(text).toHaveValue('Hello\nRuth');
    await expect(args.onSend).not.toHaveBeenCalled();

    await fireEvent.keyDown(text, { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(text).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { value: 'Thank you, Ruth.', sending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const GrowsToEightLines: Story = {
  args: { value: Array.from({ length: 30 }, (_, at) => `Line ${at + 1}`).join('\n') },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThan(150);
    await expect(height).toBeLessThan(260);
  },
};

const attach = {
  files: [
    { id: 'a', name: 'Pension letter 2026.pdf', detail: '240 kB' },
    { id: 'b', name: 'Holiday.mov', error: 'Larger than 10 MB' },
  ],
  onAttach: fn(),
  onRemove: fn(),
  label: 'Attach a file',
  removeLabel: (name: string) => `Remove ${name}`,
};

const rephrase = { label: 'Rephrase', onRephrase: fn() };

export const WithEverything: Story = {
  tags: ['picture'],
  args: {
    value: 'You both need to stop this. It isn’t fair on Ada.',
    attach,
    rephrase,
    hint: 'This may sound harsh to Maya and Daniel.',
    suggestion: (
      <RephraseSuggestion
        label="A calmer way to say it. AI can be wrong."
        text="I can hear how worried you both are about Ada. I will call each of you today."
        labels={{ use: 'Use this', another: 'Try another' }}
        onUse={fn()}
        onAnother={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This may sound harsh to Maya and Daniel.');
    await userEvent.click(canvas.getByRole('button', { name: 'Rephrase' }));
    await expect(rephrase.onRephrase).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Holiday.mov' }));
    await expect(attach.onRemove).toHaveBeenCalledWith('b');
  },
};

export const Rephrasing: Story = {
  args: { value: 'You both need to stop this.', rephrase: { ...rephrase, busy: true } },
};

export const ChoosesPastesAndDropsFiles: Story = {
  args: { attach: { ...attach, files: [] } },
  play: async ({ canvas, canvasElement }) => {
    attach.onAttach.mockClear();
    const letter = new File(['x'], 'letter.pdf', { type: 'application/pdf' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input as HTMLInputElement, letter);
    await expect(attach.onAttach).toHaveBeenCalledWith([letter]);

    const photo = new File(['y'], 'photo.png', { type: 'image/png' });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(photo);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    await fireEvent(canvas.getByRole('textbox'), paste);
    await expect(attach.onAttach).toHaveBeenCalledTimes(2);

    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(letter);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    await fireEvent(canvas.getByRole('textbox'), drop);
    await expect(attach.onAttach).toHaveBeenLastCalledWith([letter]);
    await expect(attach.onAttach).toHaveBeenCalledTimes(3);
  },
};

export const TakesAPhoto: Story = {
  args: { attach: { ...attach, files: [], cameraLabel: 'Take a photo' } },
  play: async ({ canvas, canvasElement }) => {
    attach.onAttach.mockClear();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[capture=environment]');
    const photo = new File(['y'], 'photo.jpg', { type: 'image/jpeg' });
    await userEvent.upload(input as HTMLInputElement, photo);
    await expect(attach.onAttach).toHaveBeenCalledWith([photo]);
  },
};

export const FilesAlone: Story = {
  args: { attach: { ...attach, files: attach.files.slice(0, 1) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: {
    value: 'Can we keep Fridays as they are?',
    error: 'Failed to send message',
    attach: { ...attach, files: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Can we keep Fridays as they are?');
  },
};

export const Closed: Story = {
  args: { disabled: true, placeholder: 'This chat is paused', attach: { ...attach, files: [] }, rephrase },
};

export const OnAPhone: Story = {
  ...WithEverything,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** The label of a tool wraps before the button to send leaves the line. */
export const LongLabels: Story = {
  args: {
    sendLabel: 'Enviar',
    attach: { ...attach, files: [] },
    rephrase: { ...rephrase, label: 'Ayúdeme a decirlo' },
  },
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  decorators: [(story) => <div style={{ maxWidth: '18rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const [tool, send] = ['Ayúdeme a decirlo', 'Enviar'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(send!.top).toBeLessThan(tool!.bottom);
    await expect(send!.left).toBeGreaterThanOrEqual(tool!.right);
  },
};

/** Removing a file moves the focus to the next file, and from the last one to the text. */
export const FilesRemoved: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: function Composer(args) {
    const [files, setFiles] = useState(attach.files);
    const onRemove = (id: string) => setFiles(files.filter((it) => it.id !== id));
    return <ChatComposer {...args} attach={{ ...attach, files, onRemove }} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove Holiday.mov' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove Pension/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const SuggestionUsed: Story = {
  parameters: { docs: { disable: true }, chromatic: { disableSnapshot: true } },
  render: function Composer(args) {
    const [value, setValue] = useState('You never listen.');
    const text = 'I would like to be heard.';
    const suggestion = value !== text && (
      <RephraseSuggestion
        text={text}
        labels={{ use: 'Use this', another: 'Try another' }}
        onUse={() => setValue(text)}
      />
    );
    return <ChatComposer {...args} value={value} onValueChange={setValue} suggestion={suggestion} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Use this' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('I would like to be heard.');
  },
};
