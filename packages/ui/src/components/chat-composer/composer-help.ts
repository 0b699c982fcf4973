import type { ComposerFile } from './composer-files.tsx';

/** How files are attached to a message. */
export interface ComposerAttaching {
  /** The attached files so far. */
  files: readonly ComposerFile[];
  /** Files were chosen, or pasted into the text. */
  onAttach: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** "Attach a file" */
  label: string;
  /** The name of the button that takes one away: "Remove pension.pdf". */
  removeLabel: (name: string) => string;
  /** The kinds of files that may be chosen, as for an `<input>`. */
  accept?: string | undefined;
}

/** How a composer asks for other words. */
export interface ComposerRephrasing {
  /** "Rephrase", or "Help me say this" */
  label: string;
  /** Asks for other words. Without text the press goes to where one writes it. */
  onRephrase: () => void;
  /** Other words are on their way. */
  busy?: boolean | undefined;
}
