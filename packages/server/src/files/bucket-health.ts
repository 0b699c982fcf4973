import type { HealthPart } from '../operations/health-rows.ts';
import { type BucketSettings, clientOf } from './storage.ts';

/** Checks that the bucket of the documents answers in time and lets this server in. It reads no document. */
export async function bucketHealth(settings: BucketSettings | undefined, timeoutMs = 3000): Promise<HealthPart> {
  if (!settings) return { state: 'off', detail: 'Documents are files in the data folder.' };
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({ ...clientOf(settings), maxAttempts: 1 });
  try {
    await client.send(new HeadBucketCommand({ Bucket: settings.bucket }), {
      abortSignal: AbortSignal.timeout(timeoutMs),
    });
    return { state: 'ok', detail: 'It answers.' };
  } catch (error) {
    const { $metadata: answer } = error as { $metadata?: { httpStatusCode?: number } };
    return { state: 'down', detail: refusals[answer?.httpStatusCode ?? 0] ?? 'It does not answer.' };
  } finally {
    client.destroy();
  }
}

const refusals: Partial<Record<number, string>> = {
  401: 'It refuses the access key.',
  403: 'It refuses the access key.',
  404: 'There is no bucket of this name.',
};
