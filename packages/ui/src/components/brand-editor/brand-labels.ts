import type { Finding, FindingNote } from '../../theme/brand/brand-report.ts';

/** The labels of a field with an error message. */
interface ColorLabels {
  label: string;
  /** The name of the picker beside the field: "Pick the primary color". */
  pick: string;
}

/** The texts of the preview's sample pages, with fictional people. */
export interface PreviewLabels {
  heading: string;
  /** The label of the page selector: "Preview as". */
  as: string;
  divorcee: string;
  mediator: string;
  signIn: string;
  light: string;
  dark: string;
  phone: string;
  greeting: string;
  step: string;
  action: string;
  help: string;
  message: string;
  link: string;
  unread: string;
  cases: string;
  casesReason: string;
  newCase: string;
  open: string;
  waiting: string;
  email: string;
  password: string;
}

/** The labels of the color report. */
export interface ReportLabels {
  heading: string;
  /** The four parts of the scale: backgrounds, lines, solids, text. */
  steps: readonly [string, string, string, string];
  pairs: Record<Finding['pair'], string>;
  /** The adjustment and its reason: "White on your color is 3.7 to 1, so we use a darker one." */
  notes: Record<FindingNote, (before: string) => string>;
  /** "4.6 to 1". */
  ratio: (ratio: string) => string;
  yes: string;
  no: string;
}

/** All labels of a `BrandEditor`. */
export interface BrandEditorLabels {
  useCustom: string;
  useCustomHint: string;
  organizationName: string;
  displayName: string;
  tagline: string;
  primaryColor: ColorLabels;
  secondaryColor: ColorLabels;
  /** "Write the color as #rrggbb". */
  colorError: string;
  logo: string;
  /** The accepted logos: "PNG, JPEG or WebP, at most 1 MB". */
  logoRules: string;
  /** The error for a file that the rules do not allow. */
  logoError: string;
  addLogo: string;
  replaceLogo: string;
  removeLogo: string;
  website: string;
  email: string;
  phone: string;
  optional: string;
  unsaved: string;
  undo: string;
  save: string;
  saving: string;
  reset: string;
  copy: string;
  copied: string;
  /** Opens the field for a brand that was copied elsewhere. */
  paste: string;
  pasted: string;
  pasteHint: string;
  pasteError: string;
  preview: PreviewLabels;
  report: ReportLabels;
}
