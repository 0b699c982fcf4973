import type { AgreementVersion, Signing } from '@mediation/api-client';
import type { SigningPart } from '../../../process/signing.machine.ts';
import type { useAction } from '../../../shared/forms/use-action.ts';
import type { SigningNames } from './words/use-signing-names.ts';

/** What every part of signing needs. */
export interface SigningContext {
  version: AgreementVersion;
  /** Whether the organization of the case is suspended, so that nobody signs. */
  isSuspended: boolean;
  /** The version that this one took the place of while the page was open. */
  before: number | undefined;
  signing: Signing;
  own: NonNullable<Signing['own']>;
  names: SigningNames;
  /** The newest version of another document that the party has not signed. */
  following: AgreementVersion | undefined;
  /** The part that comes next, whichever is shown. */
  next: SigningPart;
  open: (part: SigningPart) => void;
  /** Goes on from the questions. */
  leaveQuestions: () => void;
  /** Saves what the party does, one thing at a time. */
  saving: ReturnType<typeof useAction>;
}
