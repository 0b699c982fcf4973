import type { Upload } from '@mediation/api-client';

type Version = Pick<Upload, 'id' | 'supersedes_id' | 'superseded_by_id' | 'created_at'>;

/** The versions of a document that the person may read, the first one first. */
export function versionsOf<It extends Version>(upload: It, known: readonly It[]): It[] {
  const byId = new Map([...known, upload].map((it) => [it.id, it]));
  const chain = [upload];
  const follow = (next: (it: It) => string | null, add: (it: It) => void, from: It) => {
    const other = byId.get(next(from) ?? '');
    if (other === undefined || chain.includes(other)) return;
    add(other);
    follow(next, add, other);
  };
  follow(
    (it) => it.supersedes_id,
    (it) => chain.unshift(it),
    upload,
  );
  follow(
    (it) => it.superseded_by_id,
    (it) => chain.push(it),
    upload,
  );
  return chain;
}
