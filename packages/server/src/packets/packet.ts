import type { ClauseLanguage } from '@mediation/agreement';
import type { DocumentKind, PacketProblem } from '@mediation/api-client';
import type { Brand } from '../agreement-files/content.ts';

/** What goes into a packet, in its order. */
export interface PacketPart {
  /** As the contents name it. */
  title: string;
  /** The name of its own file in the ZIP. */
  fileName: string;
  mime: string;
  /** The pages of a PDF that were counted when it came; null where that was not possible. */
  pages?: number | null;
  /** Set for what both parties signed. */
  sealed?: { document: DocumentKind; number: number; signed_on: string; sha256: string };
  /** Its bytes as they are kept; undefined where they are lost. */
  read: () => Promise<Uint8Array | undefined>;
}

/** What the cover says beside the parts. */
export interface PacketFacts {
  language: ClauseLanguage;
  locale: string;
  time_zone: string;
  title: string;
  reference: string;
  parties: string[];
  /** What the organization says that the paper is in law. */
  status_text: string | null;
  brand: Brand;
  made_at: Date;
}

export interface Packet {
  facts: PacketFacts;
  parts: PacketPart[];
}

/** A part with its pages in the packet, counted from 1 after the front; or why it has none. */
export type PlacedPart = { part: PacketPart } & ({ first: number; count: number } | { problem: PacketProblem });
