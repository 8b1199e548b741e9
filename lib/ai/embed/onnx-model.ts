import { bytesField, floatField, intField, joinBytes } from './protobuf';

const FLOAT = 1;
const INT64 = 7;

export type OnnxNode = {
  op: string;
  inputs: string[];
  outputs: string[];
  attributes?: Record<string, number | number[] | { float: number }>;
};

type OnnxTensor = { name: string; dims: number[]; data: Float32Array | BigInt64Array };

type OnnxPort = { name: string; type: 'float' | 'int64'; dims: (number | string)[] };

export type OnnxGraph = { nodes: OnnxNode[]; tensors: OnnxTensor[]; inputs: OnnxPort[]; outputs: OnnxPort[] };

/** Serializes a graph as an ONNX ModelProto (IR 8, operator set 17). */
export function encodeOnnxModel(graph: OnnxGraph): Uint8Array {
  const graphBytes = joinBytes([
    ...graph.nodes.map((node) => bytesField(1, encodeNode(node))),
    bytesField(2, 'sentence-encoder'),
    ...graph.tensors.map((tensor) => bytesField(5, encodeTensor(tensor))),
    ...graph.inputs.map((port) => bytesField(11, encodePort(port))),
    ...graph.outputs.map((port) => bytesField(12, encodePort(port))),
  ]);
  return joinBytes([intField(1, 8), bytesField(7, graphBytes), bytesField(8, [bytesField(1, ''), intField(2, 17)])]);
}

function encodeNode(node: OnnxNode): Uint8Array[] {
  return [
    ...node.inputs.map((name) => bytesField(1, name)),
    ...node.outputs.map((name) => bytesField(2, name)),
    bytesField(3, node.outputs[0] ?? node.op),
    bytesField(4, node.op),
    ...Object.entries(node.attributes ?? {}).map(([name, value]) =>
      bytesField(5, [bytesField(1, name), ...encodeAttribute(value)]),
    ),
  ];
}

function encodeAttribute(value: number | number[] | { float: number }): Uint8Array[] {
  if (Array.isArray(value)) return [...value.map((item) => intField(8, item)), intField(20, 7)];
  if (typeof value === 'number') return [intField(3, value), intField(20, 2)];
  return [floatField(2, value.float), intField(20, 1)];
}

function encodeTensor(tensor: OnnxTensor): Uint8Array[] {
  const { data } = tensor;
  return [
    ...tensor.dims.map((size) => intField(1, size)),
    intField(2, data instanceof Float32Array ? FLOAT : INT64),
    bytesField(8, tensor.name),
    bytesField(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  ];
}

function encodePort(port: OnnxPort): Uint8Array[] {
  const dims = port.dims.map((size) =>
    bytesField(1, [typeof size === 'number' ? intField(1, size) : bytesField(2, size)]),
  );
  const tensorType = [intField(1, port.type === 'float' ? FLOAT : INT64), bytesField(2, dims)];
  return [bytesField(1, port.name), bytesField(2, [bytesField(1, tensorType)])];
}
