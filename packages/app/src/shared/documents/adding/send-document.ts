import { ApiError, type Call, getUpload, type InputOf, type Upload, uploadFile } from '@mediation/api-client';

/** Uploads a document. One that is there already for the same readers is returned as it is. */
export const sendDocument = async (call: Call, document: InputOf<typeof uploadFile>): Promise<Upload> =>
  (await sendOrFind(call, document)).upload;

/** The same, and says whether it is new. */
export async function sendOrFind(
  call: Call,
  document: InputOf<typeof uploadFile>,
): Promise<{ upload: Upload; isNew: boolean }> {
  try {
    return { upload: (await call(uploadFile, document)).upload, isNew: true };
  } catch (error) {
    const [, uploadId] = /^uploads\.(.+)$/.exec((error instanceof ApiError && error.details?.[0]?.path) || '') ?? [];
    if (uploadId === undefined) throw error;
    const { upload } = await call(getUpload, { uploadId });
    if (upload.audience !== document.audience) throw error;
    return { upload, isNew: false };
  }
}
