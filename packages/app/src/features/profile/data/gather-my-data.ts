import { type Call, downloadUpload, exportMyData } from '@mediation/api-client';
import { zipSync } from 'fflate';

/** The progress of the export. */
export interface Progress {
  done: number;
  total: number;
}

export interface MyData {
  file: Blob;
  /** The names of documents that could not be read. */
  missing: string[];
}

interface MyDocument {
  id: string;
  file_name: string;
}

/** Exports the person's own data as one zip file: a readable file and each document. */
export async function gatherMyData(call: Call, onProgress: (progress: Progress) => void): Promise<MyData> {
  const answer = await call(exportMyData);
  const uploads = (answer.data['documents'] ?? []) as unknown as MyDocument[];
  const documents: Record<string, Uint8Array> = {};
  const missing: string[] = [];
  for (const [at, { id, file_name: name }] of uploads.entries()) {
    onProgress({ done: at, total: uploads.length });
    try {
      const file = await call(downloadUpload, { uploadId: id });
      documents[pathFor(name, documents)] = new Uint8Array(await file.arrayBuffer());
    } catch {
      missing.push(name);
    }
  }
  const json = new TextEncoder().encode(JSON.stringify(answer, null, 2));
  // Without compression: documents and pictures are compressed already.
  const archive = zipSync({ 'my-data.json': json, ...documents }, { level: 0 });
  return { file: new Blob([archive], { type: 'application/zip' }), missing };
}

/** A unique path for each document, also when two have the same name. */
function pathFor(name: string, taken: Record<string, Uint8Array>) {
  const safe = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_');
  const dot = safe.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
  let path = `documents/${safe}`;
  for (let n = 2; path in taken; n += 1) path = `documents/${stem} (${n})${ending}`;
  return path;
}
