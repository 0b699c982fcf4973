import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { ErrorCode, useDropzone, type FileRejection } from 'react-dropzone';
import { Button } from '../button/button.tsx';
import { describedBy, FieldHint } from '../field/field-note.tsx';
import { Notice } from '../notice/notice.tsx';
import * as styles from './file-drop-zone.css.ts';

/** Why a file was refused. */
export type Refusal = 'type' | 'size' | 'empty' | 'count';

/** The labels of `FileDropZone`. */
export interface FileDropZoneLabels {
  /** "Drop your documents here". */
  title: string;
  /** The accepted files: "PDF, JPG or PNG, up to 10 MB each". */
  hint: string;
  /** On the button: "Choose files". */
  choose: string;
  /** The text while a file is dragged over it: "Let go to add". */
  drop: string;
  /** The message for each refused file, without blame: "We can’t open this kind of file. Send it as a PDF." */
  refused: (reason: Refusal, file: File) => string;
}

export interface FileDropZoneProps {
  labels: FileDropZoneLabels;
  /**
   * Called with the accepted files, to be uploaded at once, and those refused beside them. Show each as a `FileRow`.
   * Refused files alone are only shown here.
   */
  onFiles: (files: File[], refused: File[]) => void;
  /** By media type: `{ 'application/pdf': ['.pdf'] }`. */
  accept?: Record<string, string[]> | undefined;
  /** The maximum size in bytes. */
  maxSize?: number | undefined;
  /** How many at a time; 1 for a single document. */
  maxFiles?: number | undefined;
  disabled?: boolean | undefined;
}

const reasons: Record<string, Refusal> = {
  [ErrorCode.FileInvalidType]: 'type',
  [ErrorCode.FileTooLarge]: 'size',
  [ErrorCode.FileTooSmall]: 'empty',
  [ErrorCode.TooManyFiles]: 'count',
};

/**
 * Where documents are dropped, pasted or chosen; on a phone the system offers the camera too.
 *
 * @instead To attach a file to a message use `ChatComposer`.
 *
 * @accessibility The button makes it usable by keyboard. Errors are announced at once and stay until the next attempt.
 */
export function FileDropZone({ labels, onFiles, accept, maxSize, maxFiles = 0, disabled = false }: FileDropZoneProps) {
  const id = useId();
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const { getRootProps, getInputProps, isDragActive, isDragReject } = useDropzone({
    ...(accept && { accept }),
    ...(maxSize !== undefined && { maxSize }),
    minSize: 1,
    maxFiles,
    multiple: maxFiles !== 1,
    disabled,
    noKeyboard: true,
    onDrop: (taken, rejections) => {
      setRefused(rejections);
      if (taken.length > 0)
        onFiles(
          taken,
          rejections.map(({ file }) => file),
        );
    },
  });
  const over = isDragActive ? (isDragReject ? 'no' : 'yes') : undefined;

  return (
    <div>
      <div className={styles.zone} {...getRootProps()} data-over={over} aria-disabled={disabled || undefined}>
        <input {...getInputProps()} aria-label={labels.choose} />
        <Upload className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.title}>{over === 'yes' ? labels.drop : labels.title}</p>
          <FieldHint id={`${id}-hint`}>{labels.hint}</FieldHint>
        </div>
        <Button tone="secondary" disabled={disabled} aria-describedby={describedBy(id, labels.hint, '')}>
          {labels.choose}
        </Button>
      </div>
      <div role="alert">
        {refused.map(({ file, errors }) => (
          <Notice key={file.name} tone="danger" className={styles.refused}>
            <span className={styles.refusedName}>{file.name}</span>
            <br />
            {labels.refused(reasons[errors[0]?.code ?? ''] ?? 'type', file)}
          </Notice>
        ))}
      </div>
    </div>
  );
}
