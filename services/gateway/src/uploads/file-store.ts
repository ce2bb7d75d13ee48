import { resolve } from 'node:path';
import { UnavailableError } from '@barspoon/platform';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { GatewayConfig } from '../config.ts';
import { fileNotFound } from './upload.errors.ts';

/** Where uploaded files are kept: a folder, or a bucket that speaks S3. Keys are made by us alone. */
export class FileStore {
  private constructor(private readonly disk: Disk) {}

  static async open(config: GatewayConfig): Promise<FileStore> {
    return new FileStore(
      new Disk(config.UPLOADS_S3_BUCKET ? await bucket(config) : folder(config.UPLOADS_DIR)),
    );
  }

  /** @throws UnavailableError when the store cannot be reached */
  async put(key: string, content: Uint8Array, contentType: string): Promise<void> {
    try {
      await this.disk.put(key, content, { contentType });
    } catch (cause) {
      throw new UnavailableError('The file store', cause);
    }
  }

  /** @throws DomainError 404 for a file that is not there, 503 when the store cannot be reached */
  async get(key: string): Promise<Uint8Array> {
    try {
      return await this.disk.getBytes(key);
    } catch (cause) {
      const isThere = await this.disk.exists(key).catch(() => true);
      throw isThere ? new UnavailableError('The file store', cause) : fileNotFound();
    }
  }

  /** Deletes the files of a folder that are meant. A folder that is not there has none. */
  async deleteIn(folder: string, isMeant: (key: string) => boolean = () => true): Promise<void> {
    const keys = await this.keysIn(folder);
    await Promise.all(keys.filter(isMeant).map((key) => this.disk.delete(key)));
  }

  private async keysIn(folder: string): Promise<string[]> {
    try {
      const { objects } = await this.disk.listAll(folder);
      return [...objects].flatMap((object) => (object.isFile ? [object.key] : []));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

const isMissing = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === 'ENOENT' || (cause !== undefined && isMissing(cause));
};

const folder = (location: string) => new FSDriver({ location: resolve(location), visibility: 'private' });

/** Loaded only where it is used: the client is large. */
async function bucket(config: GatewayConfig) {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { UPLOADS_S3_KEY_ID: accessKeyId, UPLOADS_S3_SECRET: secretAccessKey } = config;
  return new S3Driver({
    bucket: config.UPLOADS_S3_BUCKET ?? '',
    region: config.UPLOADS_S3_REGION,
    ...(config.UPLOADS_S3_ENDPOINT && { endpoint: config.UPLOADS_S3_ENDPOINT, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    visibility: 'private',
    supportsACL: false,
    // Stores that are not Amazon's own often do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
}
