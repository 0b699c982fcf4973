import { ApiError, type Call, getUpload, type InputOf, type Upload, uploadFile } from '@mediation/api-client';

/** Uploads a document. One that is there already for the same readers is returned as it is. */
export async function sendDocument(call: Call, document: InputOf<typeof uploadFile>): Promise<Upload> {
  try {
    return (await call(uploadFile, document)).upload;
  } catch (error) {
    const [, uploadId] = /^uploads\.(.+)$/.exec((error instanceof ApiError && error.details?.[0]?.path) || '') ?? [];
    if (uploadId === undefined) throw error;
    const { upload } = await call(getUpload, { uploadId });
    if (upload.audience !== document.audience) throw error;
    return upload;
  }
}
