import type { Requirement, Upload } from '@mediation/api-client';
import { createContext, use } from 'react';
import type { UnsentDocument } from './unsent-documents.ts';

/** What the person adds a document for. */
export interface Purpose {
  caseId: string;
  /** Without one, the person says what the document is. */
  requirement?: Requirement | undefined;
  /** The version that the new one replaces. */
  replaces?: Upload | undefined;
  /** The document that was not sent, and is chosen again. */
  interrupted?: UnsentDocument | undefined;
}

/** Begins to add a document, with the files that were dropped, if any. */
export type Add = (purpose: Purpose, files?: File[]) => void;

/** What `AddingDocuments` gives to the page beneath it. */
export const AddingContext = createContext<Add>(() => {});

/** Adds a document: opens the camera or the files of the device at once, or takes files that were dropped. */
export const useAddDocument = () => use(AddingContext);
