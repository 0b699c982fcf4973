import type { ComposerFile } from './composer-files.tsx';

/** The props for attachments. */
export interface ComposerAttaching {
  /** The attached files so far. */
  files: readonly ComposerFile[];
  /** Called with files that were chosen, or pasted or dropped into the text. */
  onAttach: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** "Attach a file" */
  label: string;
  /** "Take a photo"; without it there is no button for the camera. */
  cameraLabel?: string | undefined;
  /** The accessible name of the remove button: "Remove pension.pdf". */
  removeLabel: (name: string) => string;
  /** The accepted file types, as for an `<input>`. */
  accept?: string | undefined;
}

/** The props for rephrasing. */
export interface ComposerRephrasing {
  /** "Rephrase", or "Help me say this" */
  label: string;
  /** Requests another wording. Without text the press moves the focus to the field. */
  onRephrase: () => void;
  /** Whether another wording is loading. */
  busy?: boolean | undefined;
}
