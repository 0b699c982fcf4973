import { CircleAlert, FileText, X } from 'lucide-react';
import { FileName } from '../file-row/file-name.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { keepFocus } from '../keep-focus/keep-focus.ts';
import * as styles from './chat-composer.css.ts';

/** A chosen file that has not been sent yet. */
export interface ComposerFile {
  id: string;
  name: string;
  /** The size or the progress: "240 kB", "Uploading 40%". */
  detail?: string | undefined;
  /** Why the file cannot be sent: "Larger than 10 MB". */
  error?: string | undefined;
}

export interface ComposerFilesProps {
  files: readonly ComposerFile[];
  onRemove: (id: string) => void;
  removeLabel: (name: string) => string;
}

const toTheNext = keepFocus((file) => {
  const other = file.nextElementSibling ?? file.previousElementSibling;
  const composer = file.closest('ul')?.parentElement;
  return other?.querySelector('button') ?? composer?.querySelector('textarea');
});

/** The files attached to the message, each with a remove button. */
export function ComposerFiles({ files, onRemove, removeLabel }: ComposerFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, detail, error }) => (
        <li key={id} ref={toTheNext} className={`${styles.file} ${error === undefined ? '' : styles.failed}`}>
          {error === undefined ? <FileText /> : <CircleAlert />}
          <FileName name={name} />
          <span className={`${styles.fileDetail} ${error === undefined ? '' : styles.failedDetail}`}>
            {error ?? detail}
          </span>
          <IconButton label={removeLabel(name)} size="small" onClick={() => onRemove(id)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
