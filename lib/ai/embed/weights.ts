import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  weightsManifest: z.array(
    z.object({
      paths: z.array(z.string()),
      weights: z.array(
        z.object({ name: z.string(), shape: z.array(z.number().int()), dtype: z.enum(['float32', 'int32']) }),
      ),
    }),
  ),
});

const vocabularySchema = z.array(z.tuple([z.string(), z.number().nullable()]));

type Weight = { dims: number[]; data: Float32Array };

export type EncoderFiles = { weight(nameEnding: string): Weight; vocabulary: [string, number][] };

/** Weights and vocabulary of the bundled Universal Sentence Encoder lite, as its npm package ships them. */
export async function readEncoderFiles(folder: string): Promise<EncoderFiles> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(folder, 'model.json'), 'utf8')));
  const vocabulary = withScores(
    vocabularySchema.parse(JSON.parse(await readFile(path.join(folder, 'vocab.json'), 'utf8'))),
  );
  const weights = new Map<string, Weight>();
  for (const group of manifest.weightsManifest) {
    const shards = await Promise.all(group.paths.map((name) => readFile(path.join(folder, name))));
    const bytes = Buffer.concat(shards);
    let offset = 0;
    for (const { name, shape, dtype } of group.weights) {
      const sizeBytes = 4 * shape.reduce((product, size) => product * size, 1);
      if (dtype === 'float32') {
        // Copied, because a Float32Array must begin at a multiple of four bytes.
        weights.set(name, {
          dims: shape,
          data: new Float32Array(new Uint8Array(bytes.subarray(offset, offset + sizeBytes)).buffer),
        });
      }
      offset += sizeBytes;
    }
  }
  return {
    vocabulary,
    weight(nameEnding) {
      const matches = [...weights].filter(([name]) => name.endsWith(nameEnding));
      const found = matches[0];
      if (!found || matches.length > 1)
        throw new Error(`The sentence encoder has ${matches.length} weights named ${nameEnding}; one was expected.`);
      return found[1];
    },
  };
}

/**
 * The package lost the scores of seven pieces that contain a colon. The list is sorted by score, so they get the score
 * of their neighbour.
 */
function withScores(entries: z.infer<typeof vocabularySchema>): [string, number][] {
  let previous = 0;
  return entries.map(([piece, score]) => [piece, (previous = score ?? previous)]);
}
