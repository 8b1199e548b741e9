import { z } from 'zod';
import type { FilingImage } from '@/lib/edgar/fetch-filing-images';
import { files } from '@/lib/storage';

const manifestSchema = z.array(z.object({ name: z.string(), mediaType: z.string(), key: z.string() }));

const manifestKey = (documentId: string) => `documents/${documentId}/images.json`;

/** Stores a filing's images for rendering, now and later. */
export async function storeImages(documentId: string, images: readonly FilingImage[]): Promise<void> {
  if (images.length === 0) return;
  const manifest = images.map(({ name, mediaType }, index) => ({
    name,
    mediaType,
    key: `documents/${documentId}/image-${index + 1}`,
  }));
  for (const [index, image] of images.entries())
    await files().put(`documents/${documentId}/image-${index + 1}`, image.bytes, image.mediaType);
  await files().put(manifestKey(documentId), Buffer.from(JSON.stringify(manifest)), 'application/json');
}

/** The stored images of a filing by file name; empty when there are none. */
export async function readImages(documentId: string): Promise<Map<string, { bytes: Uint8Array; contentType: string }>> {
  const manifest = await files().get(manifestKey(documentId));
  if (!manifest) return new Map();
  const entries = manifestSchema.parse(JSON.parse(Buffer.from(manifest).toString('utf8')));
  const images = new Map<string, { bytes: Uint8Array; contentType: string }>();
  for (const { name, mediaType, key } of entries) {
    const bytes = await files().get(key);
    if (bytes) images.set(name, { bytes, contentType: mediaType });
  }
  return images;
}
