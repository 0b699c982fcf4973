import type { PacketProblem, PacketUpload, PacketVersion } from '@mediation/api-client';

/** Something that can go into a packet, and whether it does. */
export type PacketItem = (
  | { kind: 'version'; version: PacketVersion; isFirst: boolean }
  | { kind: 'upload'; upload: PacketUpload; check: 'none' | 'busy' | 'fine' | PacketProblem }
) & { id: string; isIn: boolean };

/** All that can go in, at first with what is signed and no document. */
export const itemsOf = (versions: readonly PacketVersion[], uploads: readonly PacketUpload[]): PacketItem[] => [
  ...versions.map((version, at) => ({
    kind: 'version' as const,
    id: version.id,
    version,
    isFirst: at === 0,
    isIn: true,
  })),
  ...uploads.map((upload) => ({ kind: 'upload' as const, id: upload.id, upload, check: 'none' as const, isIn: false })),
];

/** The items in their order, as they are now: what is new comes last, and what is gone is left out. */
export function refreshed(items: readonly PacketItem[], now: readonly PacketItem[]): PacketItem[] {
  const known = items.filter(({ id }) => now.some((it) => it.id === id));
  return [...known, ...now.filter(({ id }) => items.every((it) => it.id !== id))];
}

/** How many documents are in, with their pages, as far as they are known, and their bytes. */
export function sumsOf(items: readonly PacketItem[]) {
  const uploads = items.flatMap((it) => (it.kind === 'upload' && it.isIn ? [it.upload] : []));
  return {
    parts: items.filter(({ isIn }) => isIn).length,
    documents: uploads.length,
    pages: uploads.reduce((sum, { pages, mime }) => sum + (pages ?? (mime === 'application/pdf' ? 0 : 1)), 0),
    bytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
