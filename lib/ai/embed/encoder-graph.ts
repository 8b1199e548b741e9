import { encodeOnnxModel, type OnnxGraph, type OnnxNode } from './onnx-model';
import type { EncoderFiles } from './weights';

export const ENCODER_DIMENSIONS = 512;
export const MAX_TOKENS = 128;

const HEADS = 4;
const EPSILON = { float: 1e-6 };

type Layer = { index: number; width: number; input: string };

/**
 * The Universal Sentence Encoder lite as an ONNX graph over a padded batch: two transformer layers,
 * the mean over tokens, a tanh layer, unit length. Inputs are `ids` and `mask`, both [batch, tokens].
 * The published graph works on sparse tokens; on a padded batch the same sums are dense and several times faster.
 */
export function buildEncoderModel(files: EncoderFiles): Uint8Array {
  const graph: OnnxGraph = {
    nodes: [],
    tensors: [],
    inputs: [
      { name: 'ids', type: 'int64', dims: ['batch', 'tokens'] },
      { name: 'mask', type: 'float', dims: ['batch', 'tokens'] },
    ],
    outputs: [{ name: 'embedding', type: 'float', dims: ['batch', ENCODER_DIMENSIONS] }],
  };
  let count = 0;

  const add = (
    op: string,
    inputs: string[],
    attributes?: OnnxNode['attributes'],
    output = `${op}_${(count += 1)}`,
  ): string => {
    graph.nodes.push({ op, inputs, outputs: [output], ...(attributes ? { attributes } : {}) });
    return output;
  };
  const constant = (dims: number[], values: number[] | Float32Array): string => {
    const name = `constant_${(count += 1)}`;
    graph.tensors.push({ name, dims, data: Float32Array.from(values) });
    return name;
  };
  const ints = (values: number[]): string => {
    const name = `ints_${(count += 1)}`;
    graph.tensors.push({ name, dims: [values.length], data: BigInt64Array.from(values, BigInt) });
    return name;
  };
  /** A weight of the package; leading dimensions of size one (1×1 convolutions) are dropped. */
  const weight = (nameEnding: string): string => {
    const { dims, data } = files.weight(nameEnding);
    return constant(dims.length === 4 ? dims.slice(2) : dims, data);
  };
  const dense = (input: string, kernel: string, bias: string): string =>
    add('Add', [add('MatMul', [input, weight(kernel)]), weight(bias)]);
  const layerNorm = (input: string, prefix: string): string =>
    add(
      'LayerNormalization',
      [
        input,
        weight(`${prefix}layer_norm_scale/ConcatPartitions/concat`),
        weight(`${prefix}layer_norm_bias/ConcatPartitions/concat`),
      ],
      { axis: -1, epsilon: EPSILON },
    );

  const column = add('Unsqueeze', ['mask', ints([2])]);
  const bias = add('Mul', [
    add('Sub', [add('Unsqueeze', ['mask', ints([1, 2])]), constant([], [1])]),
    constant([], [1e9]),
  ]);

  const attention = ({ index, width, input }: Layer): string => {
    const name = `Layer_${index}/TransformerLayer/MultiheadAttention/`;
    const normed = layerNorm(input, `Encode/Layer_${index}/TransformerLayer/layer_prepostprocess/layer_norm/`);
    const qkv = dense(
      normed,
      `${name}qkv_transform_single/kernel/part_0`,
      `${name}qkv_transform_single/bias/ConcatPartitions/concat`,
    );
    const [query, key, value] = [0, 1, 2].map((part) =>
      add('Slice', [qkv, ints([part * width]), ints([(part + 1) * width]), ints([2])]),
    );
    if (!query || !key || !value) throw new Error('Attention needs a query, a key and a value.');
    const heads = (from: string, perm: number[]) =>
      add('Transpose', [add('Reshape', [from, ints([0, 0, HEADS, width / HEADS])])], { perm });
    const scaled = add('Mul', [heads(query, [0, 2, 1, 3]), constant([], [1 / Math.sqrt(width / HEADS)])]);
    const weights = add('Softmax', [add('Add', [add('MatMul', [scaled, heads(key, [0, 2, 3, 1])]), bias])], {
      axis: -1,
    });
    const merged = add('Transpose', [add('MatMul', [weights, heads(value, [0, 2, 1, 3])])], { perm: [0, 2, 1, 3] });
    return dense(
      add('Reshape', [merged, ints([0, 0, width])]),
      `${name}output_transform_single/kernel/part_0`,
      `${name}output_transform_single/bias/ConcatPartitions/concat`,
    );
  };
  const feedForward = (index: number, input: string): string => {
    const name = `Encode/Layer_${index}/TransformerLayer/FFN/`;
    const stack = `TransformerStack/Layer_${index}/TransformerLayer/FFN/`;
    const normed = layerNorm(input, `${name}layer_prepostprocess/layer_norm/`);
    const hidden = add('Relu', [
      dense(normed, `${stack}conv1/Tensordot/Reshape_1`, `${name}conv1/bias/ConcatPartitions/concat`),
    ]);
    return add('Add', [
      dense(hidden, `${stack}conv2/Tensordot/Reshape_1`, `${name}conv2/bias/ConcatPartitions/concat`),
      input,
    ]);
  };

  const words = add('Gather', [weight('module/Embeddings_en'), 'ids'], { axis: 0 });
  const timing = constant([MAX_TOKENS, 256], timingSignal(files.weight('TimingSignal/ExpandDims_1').data));
  const tokens = add('Slice', [add('Shape', ['ids']), ints([1]), ints([2])]);
  // The published graph adds the timing signal to the embeddings and the embeddings once more.
  const start = add('Add', [add('Add', [words, words]), add('Slice', [timing, ints([0]), tokens, ints([0])])]);
  const widened = dense(
    start,
    'Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat',
    'Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat',
  );
  const first = feedForward(0, add('Add', [attention({ index: 0, width: 256, input: start }), widened]));
  const second = feedForward(1, add('Add', [attention({ index: 1, width: 512, input: first }), first]));
  const sum = add('ReduceSum', [add('Mul', [second, column]), ints([1])], { keepdims: 0 });
  const length = add('ReduceSum', ['mask', ints([1])], { keepdims: 1 });
  const hidden = add('Tanh', [dense(add('Div', [sum, length]), 'tanh_layer_0/weights', 'tanh_layer_0/bias')]);
  add('LpNormalization', [hidden], { axis: -1, p: 2 }, 'embedding');
  return encodeOnnxModel(graph);
}

/** sin and cos of position × time scale, side by side. */
function timingSignal(scales: Float32Array): Float32Array {
  const signal = new Float32Array(MAX_TOKENS * scales.length * 2);
  for (let position = 0; position < MAX_TOKENS; position += 1) {
    scales.forEach((scale, index) => {
      const row = position * scales.length * 2;
      signal[row + index] = Math.sin(Math.fround(position * scale));
      signal[row + scales.length + index] = Math.cos(Math.fround(position * scale));
    });
  }
  return signal;
}
